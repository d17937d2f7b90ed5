package import FlowDocuments
package import LocaleMatching

/// A String Catalog of Xcode, `.xcstrings`: the texts of every language in one JSON file.
package struct StringCatalog: Hashable, Sendable {
  /// One text of one language.
  package struct Text: Hashable, Sendable {
    /// The text; of one that varies, the variation that is shown most: `other`, else the first.
    package let value: String

    /// How far the translation is: `translated`, `needs_review`, `new`, `stale`; nil where nothing is said.
    package let state: String?

    /// By what the text varies, such as `plural` or `device`; nil for one that does not.
    package let variesBy: String?

    /// Creates a text.
    package init(value: String, state: String?, variesBy: String? = nil) {
      self.value = value
      self.state = state
      self.variesBy = variesBy
    }
  }

  /// One key with its texts.
  package struct Item: Hashable, Sendable {
    /// The key; often the text of the source language.
    package let key: String

    /// Whether the text is to be translated at all.
    package let isTranslatable: Bool

    /// The texts by language, as the catalog spells it.
    package let texts: [LocaleCode: Text]

    /// Creates an item.
    package init(key: String, isTranslatable: Bool, texts: [LocaleCode: Text]) {
      self.key = key
      self.isTranslatable = isTranslatable
      self.texts = texts
    }
  }

  /// The language that the app is developed in.
  package let sourceLanguage: LocaleCode

  /// The keys in the order of the file.
  package let items: [Item]

  /// What is worth telling about the file.
  package let diagnostics: [Diagnostic]

  /// Every language that has a text, the source language first, the others in the order of their names.
  package var languages: [LocaleCode] {
    let found = Set(items.flatMap(\.texts.keys)).subtracting([sourceLanguage])
    return [sourceLanguage] + found.sorted { $0.rawValue < $1.rawValue }
  }

  /// The texts of a language as the app will hold them.
  ///
  /// Inferred: Xcode writes what has a value, whatever its state. The text of the source language is the
  /// key itself where the catalog gives it none.
  package func table(for language: LocaleCode) -> StringTable {
    StringTable(
      items.compactMap { item in
        let value = item.texts[language]?.value ?? (language == sourceLanguage ? item.key : nil)
        return value.map { StringTable.Entry(key: item.key, value: $0) }
      }
    )
  }
}
