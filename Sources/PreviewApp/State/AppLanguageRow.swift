public import LocaleMatching

/// What the picker tells of a language of the app.
public struct AppLanguageRow: Equatable, Sendable {
  /// The language, as its folder spells it.
  public let language: LocaleCode
  /// The code that the app passes in it.
  public let code: LocaleCode
  /// Whether the code stands in the app's strings; without an entry the app passes the key itself.
  public let hasEntry: Bool
  /// What the code gets.
  public let verdict: Verdict
}
