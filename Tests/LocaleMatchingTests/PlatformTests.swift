import LocaleMatching
import Testing

/// Where the two SDKs do not do the same.
@Suite struct PlatformTests {
  private func outcome(
    _ rule: MatchingRule,
    _ available: String,
    _ code: LocaleCode,
    on platform: Platform
  ) -> Outcome {
    let list = LocalizationList(available, default: "en")
    return LocaleMatcher(list: list, rule: rule, platform: platform).verdict(for: code).outcome
  }

  @Test(
    arguments: [
      ("\u{0A}", true, true), ("\u{A0}", true, true), ("\u{3000}", true, true), ("\u{2028}", true, true),
      ("\u{85}", true, false), ("\u{200B}", true, false), ("\u{1C}", false, true), ("\u{0}", false, false),
      ("\u{FEFF}", false, false),
    ]
  )
  func whatIsTrimmed(_ space: String, onIOS: Bool, onAndroid: Bool) {
    let code = LocaleCode(space + "pt-br" + space)
    #expect((outcome(.flow, "en pt-br", code, on: .iOS) == .exact) == onIOS)
    #expect((outcome(.flow, "en pt-br", code, on: .android) == .exact) == onAndroid)
  }

  @Test func iOSComparesByCanonicalEquivalence() {
    #expect(outcome(.flow, "en \u{E9}", "e\u{301}", on: .iOS) == .exact)
    #expect(outcome(.flow, "en \u{E9}", "e\u{301}", on: .android) == .default)
  }

  @Test func onlyIOSTrimsBeforeItSends() {
    #expect(outcome(.onboarding, "en pt-br", " pt-br", on: .iOS) == .exact)
    #expect(outcome(.onboarding, "en pt-br", " pt-br", on: .android) == .default)
  }

  @Test func androidCutsTheLanguageAtAnythingButALetter() {
    #expect(outcome(.cdn, "en ar", "ar@numbers=latn", on: .iOS) == .english)
    #expect(outcome(.cdn, "en ar", "ar@numbers=latn", on: .android) == .language)
  }
}
