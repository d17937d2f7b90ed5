package import FlowDocuments

extension RemoteConfigSet.Entry {
  /// What it holds, in a few words.
  package var summary: String {
    switch payload {
    case .json(.object(let object)):
      object.members.count == 1 ? "1 key" : "\(object.members.count) keys"
    case .json(let value): "no object but \(JSONKind(value).words)"
    case .text: "no JSON"
    }
  }
}
