import LocaleMatching
import Testing

@Suite struct TraceTests {
  let list = LocalizationList("en pt-br zh zh-hant", default: "en")

  private func trace(_ rule: MatchingRule, _ code: LocaleCode?, on platform: Platform = .iOS) -> [String] {
    LocaleMatcher(list: list, rule: rule, platform: platform).resolve(code).trace.map(\.text)
  }

  @Test func silentFallbackSaysThatNobodyIsTold() {
    #expect(
      trace(.flow, "pt_BR") == [
        "“pt_BR” is no localization",
        "the default “en” is shown: no error, no log",
      ]
    )
  }

  @Test func trimmingIsSaid() {
    #expect(
      trace(.flow, " pt-br\n") == [
        "white space at the ends is trimmed: “pt-br”",
        "“pt-br” is a localization",
      ]
    )
  }

  @Test func omittedCodeIsReplaced() {
    #expect(
      trace(.flow, nil) == [
        "no code was passed, so the SDK takes the fixed “en”, not the default",
        "“en” is a localization",
      ]
    )
  }

  @Test func serverStepsAreInOrder() {
    #expect(
      trace(.onboarding, "zh_Hant_TW") == [
        "the server folds case and “_”: “zh-hant-tw”",
        "“zh-hant-tw” is no localization",
        "the part before the first hyphen: “zh”",
        "“zh” is a localization",
      ]
    )
  }

  @Test func triedCodesAreThoseLookedUp() {
    let matcher = LocaleMatcher(list: list, rule: .onboarding)
    #expect(matcher.resolve("pt_PT").tried == ["pt-pt", "pt"])
  }

  @Test(arguments: MatchingRule.allCases, Platform.allCases)
  func hostileCodesAreSpelledOut(_ rule: MatchingRule, _ platform: Platform) {
    for text in trace(rule, "a\u{1B}[31m\u{202E}\u{200B}\u{9B}\nb", on: platform) {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func longCodesAreCutShort() {
    let long = LocaleCode("e" + String(repeating: "\u{301}", count: 100_000))
    #expect(long.quoted.unicodeScalars.count == 63)
    #expect(LocaleCode("pt-br\u{200B}").quoted == #"“pt-br\u{200B}”"#)
  }

  @Test(arguments: MatchingRule.allCases) func everyRuleDescribesItself(_ rule: MatchingRule) {
    #expect(!rule.evidence.statements.isEmpty)
    for text in [rule.title, rule.summary, rule.versions, rule.evidence.sentence] {
      #expect(!text.isEmpty && !text.contains("\n"))
    }
    #expect(rule.title.count <= 26)
  }
}
