package import FlowDocuments
package import LocaleMatching

/// What one language of an app holds of a table: `ar.lproj/GlobalIMUIKit.strings`, or a language of a catalog.
package struct LanguageFolder: Hashable, Sendable {
  /// What stands in the place of the table.
  package enum Content: Hashable, Sendable {
    /// The table.
    case table(StringTable)
    /// A file that cannot be read or does not parse, so that no text of it is ever shown.
    case unusable(DocumentError)
    /// Nothing: the folder has no such table.
    case absent
  }

  /// The language as the folder spells it: `zh-Hans`, `pt_BR`.
  package let language: LocaleCode

  /// The path of the file that holds the table, or would hold it, for messages.
  package let file: String

  /// What stands in it.
  package let content: Content

  /// Creates a folder.
  package init(language: LocaleCode, file: String, content: Content) {
    self.language = language
    self.file = file
    self.content = content
  }

  /// The table; nil where there is none that can be used.
  package var table: StringTable? {
    if case .table(let table) = content { table } else { nil }
  }

  /// Whether a table stands in it, even one that does not parse.
  package var hasFile: Bool { content != .absent }
}
