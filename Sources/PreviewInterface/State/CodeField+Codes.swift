import LocaleMatching

extension CodeField {
  /// Creates a field with the languages of a phone, the most preferred first.
  init(languages: [LocaleCode]) {
    self.init(languages.isEmpty ? nil : LocaleCode(languages.map(\.rawValue).joined(separator: ",")))
  }

  /// The codes of a list with commas or blanks between them.
  var codes: [LocaleCode] {
    (text ?? "").split { $0 == "," || $0.isWhitespace }.map { LocaleCode(String($0)) }
  }
}
