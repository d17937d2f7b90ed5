import FlowDocuments

extension ElementLayout {
  /// Notes strings that are not seen now, after what is.
  mutating func reportHidden(_ ids: [String], _ shown: String, _ element: Element) {
    guard !ids.isEmpty else { return }
    let named = ids.prefix(Self.namedIDs).map { "“\($0)”" }.joined(separator: ", ")
    let others = ids.count > Self.namedIDs ? " and \(ids.count - Self.namedIDs) more" : ""
    report(.hiddenContent, "\(shown); others hold \(named)\(others)", element)
  }

  /// How many ids a finding names.
  private static let namedIDs = 3
}

extension Element {
  /// The ids of the strings that it and what is in it show, in order, each once; templates are not followed.
  var shownStringIDs: [String] {
    var ids: [String] = []
    var seen: Set<String> = []
    collectStringIDs(&ids, &seen)
    return ids
  }

  private func collectStringIDs(_ ids: inout [String], _ seen: inout Set<String>) {
    for id in shownStrings.compactMap(\.firstID) where seen.insert(id).inserted { ids.append(id) }
    for child in children { child.collectStringIDs(&ids, &seen) }
  }
}

extension StringReference {
  /// The id to name it by; nil when a script or a selection decides.
  fileprivate var firstID: String? {
    switch self {
    case .id(let id, _): id
    case .product(.id(let id), let suffix): ProductStringID.candidates(product: id, suffix: suffix).first
    case .product, .binding: nil
    }
  }
}
