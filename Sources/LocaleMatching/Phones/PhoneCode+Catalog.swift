extension PhoneCode {
  /// The codes that phones send for the languages that stores offer, in the spellings of iOS and Android.
  ///
  /// Each code stands once, English first, then languages in the order of their codes, then spellings
  /// that follow no table. How Foundation spells a locale was run, how Java does is documented; which
  /// regions are common, and which settings people change, is ours.
  package static let catalog: [PhoneCode] = {
    var seen: Set<LocaleCode> = []
    let regular = PhoneLanguage.all.flatMap { language in
      [PhoneCode(code: LocaleCode(language.tag), source: "the language alone", name: language.name)]
        + language.regions.flatMap { region in
          PhoneSpelling.allCases.compactMap { $0.phoneCode(language, region) }
            + PhoneKeyword.all.filter { $0.language == language.tag && $0.regions.contains(region) }
            .flatMap { $0.keyword.codes(language, region) }
        }
    }
    return (regular + seenInTheWild).filter { seen.insert($0.code).inserted }
  }()

  /// Spellings that were reported by apps.
  static let seenInTheWild: [PhoneCode] = [
    ("ar_OM@numbers='latn'", "Locale.current.identifier", "Arabic (Oman), Latin digits"),
    ("en_001@rg=nlzzzz", "Locale.current.identifier", "English (World), region Netherlands"),
    ("en_FR", "Locale.current.identifier", "English (France): the app has no French"),
    ("en-US-u-mu-celsius", "Android 14 Locale.toLanguageTag()", "English (United States), degrees Celsius"),
    ("en_US_#u-mu-celsius", "Android 14 Locale.toString()", "English (United States), degrees Celsius"),
    ("en-CN", "Locale.preferredLanguages", "English (China)"),
    ("ja-US", "Locale.preferredLanguages", "Japanese (United States)"),
    ("ja_JP_JP_#u-ca-japanese", "Android Locale.toString()", "Japanese (Japan), Japanese calendar"),
    ("th_TH_TH_#u-nu-thai", "Android Locale.toString()", "Thai (Thailand), Thai digits"),
    ("no_NO", "Android Locale.toString()", "Norwegian (Norway)"),
    ("tl_PH", "Android Locale.toString()", "Filipino (Philippines)"),
  ].map { PhoneCode(code: LocaleCode($0.0), source: $0.1, name: $0.2) }
}
