/// A code that a phone gives an app, in one of the spellings of its platform.
public struct PhoneCode: Hashable, Sendable {
  /// The code as the platform spells it.
  public let code: LocaleCode

  /// Where it comes from: `Locale.current.identifier`, `toLanguageTag()` and the like.
  public let source: String

  /// The English name of the language and the region code.
  public let name: String

  /// What an app could pass for it.
  let suggestion: CodeSuggestion

  /// Creates a phone code.
  public init(code: LocaleCode, source: String, name: String) {
    self.code = code
    self.source = source
    self.name = name
    suggestion = CodeSuggestion(code)
  }
}
