import FlowDocuments
public import LocaleMatching

/// A text that a search has found.
public struct SearchHit: Hashable, Sendable {
  /// The id of its string.
  public let stringID: String

  /// The localization whose text was found; nil where it was the id itself.
  public let localization: LocaleCode?

  /// Creates a hit.
  public init(stringID: String, localization: LocaleCode?) {
    self.stringID = stringID
    self.localization = localization
  }
}

extension SearchHit {
  /// The code to pass so that the text that was found is read; nil where it is read already, as the default's
  /// is where the localization has none.
  func codeToPass(in localization: MergedLocalization) -> LocaleCode? {
    guard let code = self.localization else { return nil }
    let isMerged = localization.strings[stringID]?.origin == .default
    return code == (isMerged ? localization.defaultID : localization.id) ? nil : code
  }
}
