import LocaleMatching
import Testing

@Suite struct LanguageTagTests {
  @Test(
    arguments: [
      ("pt_BR", "pt - BR"), ("PT-br", "pt - BR"), ("zh-hant-tw", "zh Hant TW"),
      ("zh_TW_#Hant", "zh - TW hant"),
      ("zh-Hans_CN", "zh Hans CN"), ("es-419", "es - 419"), ("ca-ES-valencia", "ca - ES valencia"),
      ("ar-OM-u-nu-latn", "ar - OM"), ("ar_OM@numbers='latn'", "ar - OM"), ("de_DE.UTF-8", "de - DE"),
      ("pt-", "pt - -"), ("--pt", "pt - -"), ("", " - -"), ("123", " - -"), ("日本", " - -"),
    ]
  )
  func readsAnySpelling(_ code: String, _ expected: String) {
    let tag = LanguageTag(LocaleCode(code))
    #expect(
      ([tag.language, tag.script ?? "-", tag.region ?? "-"] + tag.rest).joined(separator: " ") == expected
    )
  }

  @Test(
    arguments: [
      ("zh", "Hans"), ("zh_TW", "Hant"), ("zh-MO", "Hant"), ("zh-SG", "Hans"), ("zh-Hans-HK", "Hans"),
      ("sr", "Cyrl"), ("sr-Latn", "Latn"), ("sr-ME", "Latn"), ("yue", "Hant"), ("pa-PK", "Arab"), ("xx", nil),
    ] as [(String, String?)]
  )
  func knowsTheUsualScript(_ code: String, _ script: String?) {
    #expect(LanguageTag(LocaleCode(code)).impliedScript == script)
  }
}
