import LocaleMatching
import Testing

@Suite("The folder that Global IM UIKit takes") struct KitMatcherTests {
  private static func folders(_ list: String) -> [KitMatcher.Folder] {
    list.split(separator: " ").map { name in
      KitMatcher.Folder(LocaleCode(name.filter { $0 != "!" }), hasTable: !name.hasSuffix("!"))
    }
  }

  private static func resolve(
    _ rule: KitRule,
    _ folders: String,
    stored: LocaleCode?,
    languages: [LocaleCode] = [],
    development: LocaleCode? = "en"
  ) -> KitResolution {
    KitMatcher(folders: Self.folders(folders), developmentLanguage: development)
      .resolve(KitRequest(rule: rule, stored: stored, languages: languages))
  }

  // MARK: The class of the documentation

  @Test("Nothing stored: the languages of the phone", arguments: [nil, ""] as [LocaleCode?])
  func nothingStored(_ stored: LocaleCode?) {
    let answer = Self.resolve(.sample, "ar en zh-Hans", stored: stored, languages: ["zh-Hans-CN"])
    #expect(answer.verdict == Verdict(.language, "zh-Hans"))
    #expect(answer.source == .system)
  }

  @Test("The stored code has a folder: only that one")
  func stored() {
    let answer = Self.resolve(.sample, "ar en zh-Hans", stored: "ar", languages: ["zh-Hans-CN"])
    #expect(answer.verdict == Verdict(.exact, "ar"))
    #expect(answer.source == .stored && answer.hasTable)
  }

  @Test("Its folder is missing: silently the language of the phone, not English, not an error")
  func folderMissing() {
    let answer = Self.resolve(.sample, "ar en zh-Hans", stored: "zh_CN", languages: ["ar-SA", "en"])
    #expect(answer.verdict == Verdict(.default, "ar", isSilentFallback: true))
    #expect(
      answer.trace.map(\.text) == [
        "there is no folder “zh_CN.lproj”: case, “-” and “_” count",
        "the languages of the phone decide instead: no error, no log",
        "“ar-SA” takes “ar”, its parent",
      ]
    )
    #expect(answer.tried == ["zh_CN", "ar-SA", "en"])
  }

  @Test("“FR” is found by a simulator and not by a phone")
  func letterCase() {
    let answer = Self.resolve(.sample, "en fr", stored: "FR", languages: ["en-US"])
    #expect(answer.verdict == Verdict(.default, "en", isSilentFallback: true))
    #expect(answer.simulatorFolder == "fr")
    #expect(Self.resolve(.sample, "en fr", stored: "fr").simulatorFolder == nil)
  }

  @Test("Its folder has no table: every key is shown")
  func tableMissing() {
    let answer = Self.resolve(.sample, "ar! en", stored: "ar", languages: ["en"])
    #expect(answer.folder == "ar")
    #expect(!answer.hasTable)
  }

  @Test("The phone's folder has no table: that of the development language serves")
  func systemTableMissing() {
    let answer = Self.resolve(.sample, "ar! en", stored: nil, languages: ["ar"])
    #expect(answer.verdict == Verdict(.default, "en", isSilentFallback: true))
    #expect(answer.hasTable)
  }

  // MARK: The language manager

  @Test(
    "The chain and what it takes of the folders en, ar and zh-Hans",
    arguments: [
      ("zh_CN", "zh-CN zh en", "en", .english, true), ("zh-CN", "zh-CN zh en", "en", .english, true),
      ("zh-TW", "zh-TW zh en", "en", .english, true),
      ("zh-Hant-TW", "zh-Hant-TW zh-Hant zh-Hans", "zh-Hans", .language, true),
      ("zh-Hans-CN", "zh-Hans-CN zh-Hans", "zh-Hans", .language, false),
      ("ar_SA", "ar-SA ar", "ar", .language, false), ("PT-br", "PT-br PT en", "en", .english, true),
      ("en", "en", "en", .exact, false), ("en-US", "en-US en", "en", .language, false),
    ] as [(LocaleCode, String, LocaleCode, Outcome, Bool)]
  )
  func chain(_ stored: LocaleCode, _ tried: String, _ folder: LocaleCode, _ outcome: Outcome, _ silent: Bool)
  {
    let answer = Self.resolve(.manager, "en ar zh-Hans", stored: stored)
    #expect(answer.verdict == Verdict(outcome, folder, isSilentFallback: silent))
    #expect(answer.tried.map(\.rawValue).joined(separator: " ") == tried)
  }

  @Test("The second language of the phone is ignored")
  func secondLanguage() {
    let answer = Self.resolve(.manager, "en ar zh-Hans", stored: nil, languages: ["fr-CA", "ar"])
    #expect(answer.tried == ["fr-CA", "fr", "en"])
    #expect(answer.folder == "en")
  }

  @Test("A folder without the table is passed over")
  func withoutTable() {
    #expect(Self.resolve(.manager, "en ar! zh-Hans", stored: "ar").folder == "en")
    #expect(Self.resolve(.manager, "ar!", stored: "ar").verdict == Verdict(.none, nil))
  }

  @Test(arguments: KitRule.allCases)
  func everyRuleDescribesItself(_ rule: KitRule) {
    #expect(!rule.title.isEmpty && !rule.summary.contains("\n") && !rule.evidence.statements.isEmpty)
  }
}
