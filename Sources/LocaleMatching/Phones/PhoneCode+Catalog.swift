extension PhoneCode {
  /// The codes that phones send for the languages that stores offer, in the spellings of iOS and Android.
  ///
  /// Each code stands once, languages in the order of their codes with English first. How the platforms
  /// spell a locale was run with Foundation and is documented for Java; which regions are common is ours.
  public static let catalog: [PhoneCode] = {
    var seen: Set<LocaleCode> = []
    return (PhoneLanguage.all.flatMap(spellings) + seenInTheWild).filter { seen.insert($0.code).inserted }
  }()

  /// Every spelling of one language: bare, and with each region.
  private static func spellings(of language: PhoneLanguage) -> [PhoneCode] {
    let bare = PhoneCode(
      code: LocaleCode(language.tag),
      source: "Locale.preferredLanguages",
      name: language.name
    )
    return [bare] + language.regions.flatMap { spellings(of: language, in: $0) }
  }

  private static func spellings(of language: PhoneLanguage, in region: String) -> [PhoneCode] {
    let name = "\(language.name), \(region)"
    let underscored = language.tag.replacing("-", with: "_")
    let javaTag = language.javaCode.map { "\($0)_\(region)" }
    return [
      PhoneCode(
        code: LocaleCode("\(underscored)_\(region)"),
        source: "Locale.current.identifier, toString()",
        name: name
      ),
      PhoneCode(code: LocaleCode("\(language.tag)-\(region)"), source: "BCP 47, toLanguageTag()", name: name),
    ] + (javaTag.map { [PhoneCode(code: LocaleCode($0), source: "Android toString()", name: name)] } ?? [])
  }

  /// Spellings that were reported by apps and follow no table.
  private static let seenInTheWild: [PhoneCode] = [
    PhoneCode(
      code: "ar_OM@numbers='latn'",
      source: "Locale.current.identifier",
      name: "Arabic, OM, Latin digits"
    ),
    PhoneCode(code: "ar-OM-u-nu-latn", source: "BCP 47", name: "Arabic, OM, Latin digits"),
    PhoneCode(
      code: "en_001@rg=nlzzzz",
      source: "Locale.current.identifier",
      name: "English, world, region NL"
    ),
    PhoneCode(code: "en_FR", source: "Locale.current.identifier", name: "English app, phone in FR"),
    PhoneCode(code: "ja-US", source: "Locale.preferredLanguages", name: "Japanese, US"),
    PhoneCode(code: "zh_TW", source: "Android toString()", name: "Chinese, Traditional, TW"),
    PhoneCode(code: "zh-TW", source: "Android toLanguageTag()", name: "Chinese, Traditional, TW"),
    PhoneCode(code: "zh_CN", source: "Android toString()", name: "Chinese, Simplified, CN"),
    PhoneCode(code: "zh-CN", source: "Android toLanguageTag()", name: "Chinese, Simplified, CN"),
    PhoneCode(code: "no_NO", source: "Android toString()", name: "Norwegian, NO"),
    PhoneCode(code: "tl_PH", source: "Android toString()", name: "Filipino, PH"),
  ]
}
