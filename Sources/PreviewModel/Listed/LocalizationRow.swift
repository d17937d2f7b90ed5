package import LocaleMatching

/// What the picker tells of a localization, or of a language folder.
package struct LocalizationRow: Equatable, Sendable {
  /// Its id.
  package let id: LocaleCode
  /// What is worth knowing beside the numbers: `default`, `RTL`.
  package let notes: [String]
  /// The strings that it defines with a text.
  package let own: Int
  /// The strings that it and the default, or the reference, define together.
  package let total: Int
  /// Why it shows no text at all, in a word or two; nil where it does.
  package let problem: String?

  /// Creates a row.
  package init(id: LocaleCode, notes: [String?], own: Int, total: Int, problem: String? = nil) {
    self.id = id
    self.notes = notes.compactMap(\.self)
    self.own = own
    self.total = total
    self.problem = problem
  }
}
