import LocaleMatching
import Testing

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("en pt-br", "pt_BR", "pt-br", "differs by case and “_”"),
      ("en pt-br", "pt_br", "pt-br", "differs by “_”"),
      ("en pt-BR", "pt-br", "pt-BR", "differs by case"),
      ("en pt-br", "pt-br-", "pt-br", "differs by a trailing “-”"),
      ("en pt-br", "pt-br\u{200B}", "pt-br", #"differs by a trailing “\u{200B}”"#),
      ("en pt-br", "pt -br", "pt-br", "differs by white space"),
      ("en pt-br", "pt-PT", "pt-br", "is for region “BR”, “PT” was asked for"),
      ("en pt", "pt-br", "pt", "has no region, “BR” was asked for"),
      ("en es-419", "es", "es-419", "is for region “419”, none was asked for"),
      ("en zh zh-hant", "zh-hans", "zh", "is the same without the script “Hans”"),
      ("en zh-hans", "zh", "zh-hans", "is the same with the script “Hans” spelled out"),
      ("en ar-om", "ar_OM@numbers='latn'", "ar-om", "differs by the keywords after “@”"),
      ("en he", "iw", "he", "“he” and “iw” are codes of the same language"),
      ("en id", "in", "id", "“id” and “in” are codes of the same language"),
      ("en nb", "no", "nb", "“nb” and “no” are codes of the same language"),
      ("en fil", "tl", "fil", "“fil” and “tl” are codes of the same language"),
    ]
  )
  func nearestAndHowItDiffers(_ available: String, _ code: String, _ id: String, _ reason: String) {
    let matcher = LocaleMatcher(list: LocalizationList(available, default: "en"), rule: .flow)
    #expect(matcher.nearMisses(of: LocaleCode(code)).first == NearMiss(id: LocaleCode(id), reason: reason))
  }

  @Test func nearestComesFirst() {
    let list = LocalizationList("en zh zh-hant zh-hant-hk zh-hant-tw", default: "en")
    let ids = LocaleMatcher(list: list, rule: .flow).nearMisses(of: "zh_Hant_TW").map(\.id)
    #expect(ids == ["zh-hant-tw", "zh-hant", "zh-hant-hk"])
  }

  @Test(
    arguments: [
      ("en zh", "zh-Hant", "zh", "is another script: Hans, not Hant"),
      ("en zh-hant", "zh_CN", "zh-hant", "is another script: Hant, not Hans"),
      ("en sr-latn", "sr_RS", "sr-latn", "is another script: Latn, not Cyrl"),
    ]
  )
  func anotherScriptIsNeverNear(_ available: String, _ code: String, _ id: String, _ reason: String) {
    let matcher = LocaleMatcher(list: LocalizationList(available, default: "en"), rule: .flow)
    #expect(matcher.nearMisses(of: LocaleCode(code)).isEmpty)
    #expect(
      matcher.otherScripts(than: LocaleCode(code)) == [NearMiss(id: LocaleCode(id), reason: reason)]
    )
  }

  @Test func nothingIsNear() {
    let matcher = LocaleMatcher(list: LocalizationList("en pt-br", default: "en"), rule: .flow)
    #expect(matcher.nearMisses(of: "ja").isEmpty)
    #expect(matcher.nearMisses(of: "pt-br").isEmpty)
    #expect(matcher.nearMisses(of: "").isEmpty)
  }

  @Test(
    arguments: [
      ("en pt-br", "pt-br", "pt-br"), ("en pt-br", "pt_BR", "pt-br"), ("en pt-BR", "pt_br", "pt-BR"),
      ("en pt", "pt_BR", "pt"), ("en pt-br", "pt-PT", nil), ("en es-419", "es", nil),
      ("en zh zh-hant", "zh-Hans-CN", "zh"), ("en zh-hans zh-hant", "zh_CN", "zh-hans"),
      ("en zh zh-hant", "zh_TW", "zh-hant"), ("en zh zh-hant", "zh-Hant-HK", "zh-hant"),
      ("en zh zh-tw", "zh-Hant-TW", "zh-tw"), ("en zh", "zh-Hant", nil), ("en zh-hant", "zh-CN", nil),
      ("en zh", "zh_TW_#Hant", nil), ("en sr sr-latn", "sr_Latn_RS", "sr-latn"), ("en sr", "sr-Latn", nil),
      ("en sr-latn", "sr_RS", nil), ("en hi", "hi-Latn", nil), ("en-US de", "en-Latn-US", "en-US"),
      ("en ar ar-om", "ar_OM@numbers='latn'", "ar-om"), ("en ar", "ar-OM-u-nu-latn", "ar"),
      ("en", "en_001@rg=nlzzzz", "en"), ("en de", "de_DE.UTF-8", "de"), ("en he", "iw_IL", "he"),
      ("en in", "id-ID", "in"), ("en nb", "no", "nb"), ("en no", "nb_NO", "no"), ("en fil", "tl_PH", "fil"),
      ("en yue", "yue-hant-hk", "yue"), ("en", "", nil), ("en", "日本語", nil), ("en", "@@", nil),
    ] as [(String, String, String?)]
  )
  func codeToPass(_ available: String, _ code: String, _ expected: String?) {
    let matcher = LocaleMatcher(list: LocalizationList(available, default: "en"), rule: .flow)
    #expect(matcher.codeToPass(for: LocaleCode(code)) == expected.map { LocaleCode($0) })
  }

  @Test func noCodeHelpsWhenTheRuleNeverReachesIt() {
    let list = LocalizationList("en pt-br", default: "en")
    #expect(LocaleMatcher(list: list, rule: .cdn).codeToPass(for: "pt_BR") == nil)
  }
}
