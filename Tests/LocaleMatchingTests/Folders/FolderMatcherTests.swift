import LocaleMatching
import Testing

/// What the languages of a phone lead to.
///
/// The expected folders are what Apple's ICU answered, `ualoc_localizationsToUse` as the Swift toolchain has
/// it; the tables of Chinese, English, Spanish and Portuguese are those of its documentation.
@Suite("The folder that a phone takes") struct FolderMatcherTests {
  private static func codes(_ list: String) -> [LocaleCode] {
    list.split(separator: " ").map { LocaleCode(String($0)) }
  }

  @Test(
    arguments: [
      // One language, as many spellings as there are.
      ("pt-BR", "en pt-BR", "pt-BR"), ("pt-BR", "en pt_BR", "pt_BR"), ("pt_BR", "en pt-BR", "pt-BR"),
      ("PT-br", "en pt-BR", "pt-BR"), ("fr", "FR en", "FR"), ("he", "en iw", "iw"), ("id", "en in", "in"),
      ("fil", "en tl", "tl"), ("nb", "en no", "no"), ("no", "en nb", "nb"), ("de", "German en", "German"),
      ("ar_OM@numbers=latn", "en ar", "ar"), ("ar-OM-u-nu-latn", "en ar", "ar"),
      // A wider language.
      ("pt-BR", "en pt", "pt"), ("fr-CA", "en fr", "fr"), ("de-CH", "en de", "de"), ("ja-US", "en ja", "ja"),
      ("es-MX", "en es", "es"), ("es-MX", "en es-419 es", "es-419 es"), ("en-IN", "en en-GB", "en-GB en"),
      ("en-AU", "en en-GB", "en-GB en"), ("en-FR", "en en-GB", "en-GB en"), ("en-CA", "en en-GB", "en"),
      ("en-IN", "en-US en-GB", "en-GB"), ("en-IN", "en en-AU", "en"),
      // Another region of the same language.
      ("pt-PT", "en pt-BR", "pt-BR"), ("pt", "en pt-BR", "pt-BR"), ("pt-MO", "en pt-BR pt-PT", "pt-PT"),
      ("de", "en de-CH", "de-CH"), ("fr-CH", "en fr-CA", "fr-CA"), ("en", "en-GB fr", "en-GB"),
      ("en-CN", "zh-Hans en-GB", "en-GB"), ("it", "it-CH it-IT", "it-IT"), ("nn", "en nb", "nb"),
      // The next language of the phone.
      ("fr de", "de en", "de"), ("en-US ar", "ar fr", "ar"), ("pt-PT de", "pt-BR de", "de"),
      ("fr-CH fr-CA", "fr-FR fr-CA", "fr-CA"),
      // Chinese.
      ("zh", "zh_CN zh_TW", "zh_CN"), ("zh-Hans-CN", "en zh_Hans", "zh_Hans"),
      ("zh-Hans-CN", "en zh-Hans zh_CN", "zh_CN zh-Hans"), ("zh-Hans-CN", "en zh", "zh"),
      ("zh-Hans-SG", "zh_CN zh_TW", "zh_CN"), ("zh-Hant-TW", "zh_CN zh_TW", "zh_TW"),
      ("zh-Hant-HK", "zh_CN zh_TW", "zh_TW"), ("zh-Hant-HK", "zh_CN zh_TW zh_HK", "zh_HK zh_TW"),
      ("zh-Hant-MO", "zh_Hans zh_Hant zh_Hant_HK", "zh_Hant_HK zh_Hant"),
      ("zh-TW", "en zh-Hant zh", "zh-Hant"),
      ("zh-CN", "en zh-Hans", "zh-Hans"),
    ]
  )
  func found(_ preferred: String, _ folders: String, _ order: String) {
    let answer = FolderMatcher(folders: Self.codes(folders)).resolve(Self.codes(preferred))
    #expect(answer.order == Self.codes(order))
    #expect(answer.folder == answer.order.first)
    #expect(!answer.verdict.isSilentFallback)
  }

  @Test(
    "Nothing crosses scripts",
    arguments: [
      ("zh-Hant-TW", "en zh-Hans"), ("zh-Hant-TW", "en zh"), ("zh", "en zh-Hant"), ("sr", "en sr-Latn"),
      ("sr-Latn", "en sr"), ("uz", "en uz-Cyrl"), ("pa", "en pa-Arab"), ("hr", "en sr-Latn"),
    ]
  )
  func scripts(_ preferred: String, _ folders: String) {
    let answer = FolderMatcher(folders: Self.codes(folders), developmentLanguage: "en")
      .resolve(Self.codes(preferred))
    #expect(answer.folder == "en")
    #expect(answer.verdict == Verdict(.default, "en", isSilentFallback: true))
  }

  @Test(
    "Without a relative: the development language, English where it is not known, then en-US, then the first",
    arguments: [
      ("en de", "en", Verdict(.default, "en", isSilentFallback: true)),
      ("de en-US", nil, Verdict(.english, "en-US", isSilentFallback: true)),
      ("de en", nil, Verdict(.default, "en", isSilentFallback: true)),
      ("de fr", nil, Verdict(.first, "de", isSilentFallback: true)),
      ("de en", "xx", Verdict(.first, "de", isSilentFallback: true)),
      ("Base", "en", Verdict(.none, nil)),
      ("", "en", Verdict(.none, nil)),
    ] as [(String, LocaleCode?, Verdict)]
  )
  func lastResort(_ folders: String, _ development: LocaleCode?, _ verdict: Verdict) {
    let matcher = FolderMatcher(folders: Self.codes(folders), developmentLanguage: development)
    #expect(matcher.resolve(["ja"]).verdict == verdict)
  }

  @Test("A file that the chosen folder lacks is looked for in the parents, the development language and Base")
  func order() {
    let matcher = FolderMatcher(folders: ["Base", "de", "en", "en-GB", "fr"], developmentLanguage: "de")
    #expect(matcher.resolve(["en-IN"]).order == ["en-GB", "en", "de", "Base"])
  }

  @Test("The trace says of each language of the phone what became of it")
  func trace() {
    let matcher = FolderMatcher(folders: ["de", "en", "en-GB", "zh-Hans"], developmentLanguage: "en")
    #expect(
      matcher.resolve(["zh-Hant-TW", "xx", "en-IN"]).trace == [
        TraceStep(.missed, "“zh-Hant-TW” has no folder; “zh-Hans” is another script, which is never taken"),
        TraceStep(.missed, "“xx” has no folder, nor has a relative of it"),
        TraceStep(.found, "“en-IN” takes “en-GB”, its parent"),
      ]
    )
  }
}
