public import LocaleMatching

/// What the picker tells of a localization, or of a language folder.
public struct LocalizationRow: Equatable, Sendable {
  /// Its id.
  public let id: LocaleCode
  /// What is worth knowing beside the numbers: `default`, `RTL`.
  public let notes: [String]
  /// The strings that it defines with a text.
  public let own: Int
  /// The strings that it and the default, or the reference, define together.
  public let total: Int
  /// Why it shows no text at all, in a word or two; nil where it does.
  public let problem: String?

  /// Creates a row.
  init(id: LocaleCode, notes: [String?], own: Int, total: Int, problem: String? = nil) {
    self.id = id
    self.notes = notes.compactMap(\.self)
    self.own = own
    self.total = total
    self.problem = problem
  }
}
