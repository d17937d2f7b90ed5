extension LanguageTag {
  /// Whether it is written from right to left, by its script or else its language.
  package var isWrittenRightToLeft: Bool {
    if let script { return Self.scripts.contains(script) }
    return Self.languages.contains(language)
  }

  private static let scripts: Set<String> = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"]

  private static let languages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ckb", "arz", "prs", "ks",
  ]
}
