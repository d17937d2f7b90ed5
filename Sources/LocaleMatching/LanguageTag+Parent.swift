extension LanguageTag {
  /// The wider region that the region is a part of, where a language has texts for one: `419`, Latin
  /// America, for Spanish of Mexico; nil elsewhere.
  ///
  /// As the Unicode CLDR has it, whose parent of `es_MX` and of `es_US` is `es_419`.
  var parentRegion: String? {
    guard language == "es", let region, Self.latinAmerica.contains(region) else { return nil }
    return "419"
  }

  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
    "PY",
    "SV", "US", "UY", "VE",
  ]
}
