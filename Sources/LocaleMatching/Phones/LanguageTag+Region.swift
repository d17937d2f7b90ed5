extension LanguageTag {
  /// The region that is named or, where none is, the one that phones set to the language most commonly name.
  package var likelyRegion: String? {
    if let region { return region }
    let tags = [script.map { "\(language)-\($0)" }, language].compactMap { $0 }
    return tags.lazy.compactMap { tag in PhoneLanguage.all.first { $0.tag == tag }?.regions.first }.first
  }

  /// The code as BCP 47 spells it, with the likely region where none is named: `pt-BR`, `zh-Hans-CN`.
  package var withLikelyRegion: String {
    ([language, script, likelyRegion].compactMap { $0 } + rest).joined(separator: "-")
  }

  /// Whether the clock of the likely region counts to 24; where the region is not known it does.
  package var countsTo24Hours: Bool {
    !Self.regionsWithHalfDays.contains(likelyRegion ?? "")
  }

  /// The regions whose usual clock counts twice to 12, after CLDR's supplemental time data.
  private static let regionsWithHalfDays: Set<String> = [
    "AE", "AU", "BD", "CA", "CO", "EG", "GR", "HK", "IN", "KR", "MY", "NZ", "PH", "PK", "SA", "SG", "TW",
    "US",
    "VE",
  ]
}
