import LocaleMatching
import Testing

@Suite struct PhoneCodeTests {
  @Test(
    arguments: [
      "pt_BR", "pt-BR", "pt-PT", "zh-Hant-TW", "zh_TW", "zh-Hans_CN", "zh_CN_#Hans", "zh_TW_#Hant", "iw_IL",
      "he-IL", "in_ID", "id-ID", "es-419", "es_MX", "nb_NO", "fil_PH", "sr_RS_#Latn", "sr-Latn-RS",
      "ar_OM@numbers='latn'", "en_001@rg=nlzzzz", "en_FR",
    ] as [LocaleCode]
  )
  func holds(_ code: LocaleCode) {
    #expect(PhoneCode.catalog.contains { $0.code == code })
  }

  @Test func eachCodeStandsOnceWithSourceAndName() {
    #expect(Set(PhoneCode.catalog.map(\.code)).count == PhoneCode.catalog.count)
    #expect(PhoneCode.catalog.allSatisfy { !$0.source.isEmpty && !$0.name.isEmpty })
  }

  @Test(
    arguments: """
      ar bn ca zh-Hans zh-Hant hr cs da nl en-AU en-CA en-GB en-US fi fr fr-CA de el gu he hi hu id it ja kn ko ms \
      ml mr nb or pl pt-BR pt-PT pa ro ru sk sl es-MX es-ES sv ta te th tr uk ur vi
      """.split(separator: " ").map { LocaleCode(String($0)) }
  )
  func coversTheAppStore(_ code: LocaleCode) {
    #expect(PhoneCode.catalog.contains { $0.code == code })
  }

  @Test func namesRegionsInWords() {
    #expect(PhoneCode.catalog.first { $0.code == "pt_BR" }?.name == "Portuguese (Brazil)")
    #expect(PhoneCode.catalog.first { $0.code == "iw_IL" }?.source == "Android Locale.toString()")
  }
}
