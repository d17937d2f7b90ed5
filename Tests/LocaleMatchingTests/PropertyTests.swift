import LocaleMatching
import Testing
import TestSupport

/// What holds for any list and any code; the generator is seeded, so a failure can be repeated.
@Suite struct PropertyTests {
  private static let ids = """
    en de fr pt pt-br pt-BR zh zh-hant zh-hans zh-tw sr sr-latn es es-419 he iw id in nb no fil tl ar ar-om hi uz-cyrl
    """.split { $0 == " " || $0 == "\n" }.map { LocaleCode(String($0)) }

  @Test(arguments: MatchingRule.allCases.filter { $0 != .cdn }, Platform.allCases)
  func anIDOfTheListIsExact(_ rule: MatchingRule, _ platform: Platform) {
    let ids = Self.ids.filter { $0 != "pt-BR" }
    let matcher = LocaleMatcher(
      list: LocalizationList(available: ids, declaredDefault: nil),
      rule: rule,
      platform: platform
    )
    for id in ids { #expect(matcher.verdict(for: id) == Verdict(.exact, id)) }
  }

  @Test(arguments: [MatchingRule.onboarding, .paywall, .flowNormalized], ["pt-br", "pt-BR", "pt_BR"])
  func theServerTakesAnySpelling(_ rule: MatchingRule, _ id: String) {
    let list = LocalizationList("en pt \(id)", default: "en")
    let matcher = LocaleMatcher(list: list, rule: rule)
    for code in ["pt_BR", "pt-BR", "pt-br", "PT_br"] as [LocaleCode] {
      #expect(matcher.verdict(for: code).localization == LocaleCode(id))
    }
  }

  @Test(arguments: MatchingRule.allCases, Platform.allCases)
  func anyCodeIsAnswered(_ rule: MatchingRule, _ platform: Platform) {
    var generator = SplitMix64(seed: 7)
    let list = LocalizationList(available: Self.ids, declaredDefault: "en")
    let matcher = LocaleMatcher(list: list, rule: rule, platform: platform)
    let long = ["-", "_", "a", "\u{301}", "\u{1F468}\u{200D}"].map { String(repeating: $0, count: 100_000) }
    let random = (0..<100).map { _ in String.random(using: &generator) }
    for code in (long + random).map({ LocaleCode($0) }) {
      let resolution = matcher.resolve(code)
      #expect(resolution.verdict == matcher.verdict(for: code))
      #expect(resolution.localization.map(Self.ids.contains) ?? true)
      #expect(matcher.nearMisses(of: code).allSatisfy { Self.ids.contains($0.id) })
      expectSoundSuggestion(matcher, code)
    }
  }

  @Test(arguments: MatchingRule.allCases)
  func suggestionsAreInTheListAndInTheSameScript(_ rule: MatchingRule) {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<3 {
      let ids = Self.ids.filter { _ in Bool.random(using: &generator) }
      let matcher = LocaleMatcher(
        list: LocalizationList(available: ids, declaredDefault: ids.first),
        rule: rule
      )
      for phone in PhoneCode.catalog {
        expectSoundSuggestion(matcher, phone.code)
        for miss in matcher.nearMisses(of: phone.code) { expectSameScript(miss.id, phone.code) }
      }
    }
  }

  private func expectSoundSuggestion(_ matcher: LocaleMatcher, _ code: LocaleCode) {
    guard let suggestion = matcher.codeToPass(for: code) else { return }
    #expect(matcher.list.available.contains(suggestion))
    #expect(LanguageTag(suggestion).impliedScript == LanguageTag(code).impliedScript)
    #expect(matcher.verdict(for: suggestion).localization == suggestion)
  }

  /// Codes of languages whose usual script is not known are of the same script as far as anyone can tell.
  private func expectSameScript(_ id: LocaleCode, _ code: LocaleCode) {
    guard let given = LanguageTag(id).impliedScript, let asked = LanguageTag(code).impliedScript else {
      return
    }
    #expect(given == asked)
  }
}
