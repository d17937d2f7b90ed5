/// A code that a phone gives an app, in one of the spellings of its platform.
package struct PhoneCode: Hashable, Sendable {
  /// The code as the platform spells it.
  package let code: LocaleCode

  /// Where it comes from: `Locale.current.identifier`, `toLanguageTag()` and the like.
  package let source: String

  /// The English name of the language and the region code.
  package let name: String

  /// What an app could pass for it.
  let suggestion: CodeSuggestion

  /// Creates a phone code.
  package init(code: LocaleCode, source: String, name: String) {
    self.code = code
    self.source = source
    self.name = name
    suggestion = CodeSuggestion(code)
  }
}
