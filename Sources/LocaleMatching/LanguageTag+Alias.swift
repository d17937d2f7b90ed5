extension LanguageTag {
  /// The language under its present code: `iw` is `he`, `in` is `id`, `no` is `nb`, `tl` is `fil`.
  package var presentLanguage: String {
    Self.presentCodes[language] ?? language
  }

  /// The other code of the same language, in both ways; nil when it has only one.
  static func alias(of language: String) -> String? {
    presentCodes[language] ?? presentCodes.first { $0.value == language }?.key
  }

  private static let presentCodes = ["iw": "he", "in": "id", "no": "nb", "tl": "fil"]
}
