import FlowDocuments

extension OfferChoice: RawRepresentable {
  /// The choice as it is typed on the command line: `none`, `free-trial`.
  package var rawValue: String {
    switch self {
    case .introductory: "introductory"
    case .none: "none"
    case .mode(let mode): mode.rawValue.replacing("_", with: "-")
    }
  }

  /// The choice that is typed like this; nil for what is none.
  package init?(rawValue: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = choice
  }
}
