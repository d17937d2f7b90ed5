package import LocaleMatching

/// What the picker tells of a language of the app.
package struct AppLanguageRow: Equatable, Sendable {
  /// The language, as its folder spells it.
  package let language: LocaleCode
  /// The code that the app passes in it.
  package let code: LocaleCode
  /// Whether the code stands in the app's strings; without an entry the app passes the key itself.
  package let hasEntry: Bool
  /// What the code gets.
  package let verdict: Verdict
}
