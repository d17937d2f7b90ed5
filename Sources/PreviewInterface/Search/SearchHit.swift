import FlowDocuments
package import LocaleMatching

/// A text that a search has found.
package struct SearchHit: Hashable, Sendable {
  /// The id of its string.
  package let stringID: String

  /// The localization whose text was found; nil where it was the id itself.
  package let localization: LocaleCode?

  /// Creates a hit.
  package init(stringID: String, localization: LocaleCode?) {
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
