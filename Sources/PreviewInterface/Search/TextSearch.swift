import FlowDocuments
package import LocaleMatching

/// A search in all texts: what was typed, and which of what is found is looked at.
package struct TextSearch: Equatable, Sendable {
  /// What was typed.
  package internal(set) var query = CodeField()

  /// The localization that was read when it was typed, whose texts are found first.
  package internal(set) var shown: LocaleCode?

  /// The hit that is looked at, and the part of the list that is seen.
  package internal(set) var selection = ScrollingSelection()

  /// Starts with nothing typed.
  package init() {}
}

/// What a search has found.
package struct FoundTexts: Sendable {
  /// All texts that are searched.
  let index: SearchIndex

  /// What was found, in order.
  package let hits: [SearchHit]

  /// The hit that is looked at; nil where nothing was found.
  func hit(_ search: TextSearch) -> SearchHit? {
    hits.indices.contains(search.selection.index) ? hits[search.selection.index] : nil
  }

  /// Which hit is looked at, of how many: `12/53`.
  func count(_ search: TextSearch) -> String {
    hits.isEmpty ? "0" : "\(search.selection.index + 1)/\(hits.count)"
  }
}

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
