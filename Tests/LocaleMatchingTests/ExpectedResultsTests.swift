import LocaleMatching
import Testing

/// What each rule answers, row by row as documented or read in the code of the SDKs.
@Suite struct ExpectedResultsTests {
  @Test(arguments: flow, Platform.allCases)
  func flowRule(_ row: Expectation, on platform: Platform) {
    expect(row, .flow, on: platform)
  }

  @Test(arguments: flowAndroid400, [Platform.android])
  func flowAndroid400Rule(_ row: Expectation, on platform: Platform) {
    expect(row, .flowAndroid400, on: platform)
  }

  @Test(arguments: onboarding, Platform.allCases)
  func onboardingRule(_ row: Expectation, on platform: Platform) {
    expect(row, .onboarding, on: platform)
  }

  @Test(arguments: paywall, Platform.allCases)
  func paywallRule(_ row: Expectation, on platform: Platform) {
    expect(row, .paywall, on: platform)
  }

  @Test(arguments: cdn, Platform.allCases)
  func cdnRule(_ row: Expectation, on platform: Platform) {
    expect(row, .cdn, on: platform)
  }

  @Test(arguments: remoteConfig, Platform.allCases)
  func remoteConfigRule(_ row: Expectation, on platform: Platform) {
    expect(row, .remoteConfig, on: platform)
  }

  /// Android sends the empty code as it is, and what the server makes of that is unknown.
  @Test func emptyOnboardingCodeIsEnglishOnIOS() {
    let row = Expectation(80, "de en", default: "de", passing: "", gives: "en", .english)
    expect(row, .onboarding, on: .iOS)
  }

  private func expect(_ row: Expectation, _ rule: MatchingRule, on platform: Platform) {
    let matcher = LocaleMatcher(list: row.list, rule: rule, platform: platform)
    let resolution = matcher.resolve(row.requested)
    #expect(resolution.localization == row.localization)
    #expect(resolution.outcome == row.outcome)
    #expect(resolution.isSilentFallback == row.isSilent)
    #expect(matcher.verdict(for: row.requested) == resolution.verdict)
  }

  static let flow = [
    Expectation(1, "en pt-br", default: "en", passing: "pt-br", gives: "pt-br", .exact),
    Expectation(2, "en pt-br", default: "en", passing: "pt-BR", gives: "en", .default, silent: true),
    Expectation(4, "en pt-br", default: "en", passing: "PT-br", gives: "en", .default, silent: true),
    Expectation(5, "en pt-br", default: "en", passing: "pt-PT", gives: "en", .default, silent: true),
    Expectation(7, "en pt", default: "en", passing: "pt-br", gives: "en", .default, silent: true),
    Expectation(8, "en pt pt-br", default: "en", passing: "pt-br", gives: "pt-br", .exact),
    Expectation(10, "de en fr", default: "de", passing: nil, gives: "en", .english),
    Expectation(11, "de fr", default: "de", passing: nil, gives: "de", .default, silent: true),
    Expectation(13, "de en", default: "de", passing: "   ", gives: "en", .english),
    Expectation(14, "en pt-br", default: "en", passing: " pt-br\n", gives: "pt-br", .exact),
    Expectation(16, "en pt-br", default: "en", passing: "pt -br", gives: "en", .default, silent: true),
    Expectation(17, "en pt-br", default: "en", passing: "pt-br-", gives: "en", .default, silent: true),
    Expectation(19, "en zh zh-hant", default: "en", passing: "zh", gives: "zh", .exact),
    Expectation(20, "en zh zh-hant", default: "en", passing: "zh-hans", gives: "en", .default, silent: true),
    Expectation(22, "en zh zh-hant", default: "en", passing: "zh-Hant", gives: "en", .default, silent: true),
    Expectation(23, "en zh zh-hant", default: "en", passing: "zh-hant", gives: "zh-hant", .exact),
    Expectation(
      25,
      "en zh zh-hant",
      default: "en",
      passing: "zh-Hant-TW",
      gives: "en",
      .default,
      silent: true
    ),
    Expectation(26, "en zh zh-hant", default: "en", passing: "zh_TW", gives: "en", .default, silent: true),
    Expectation(
      28,
      "en ar ar-om",
      default: "en",
      passing: "ar_OM@numbers='latn'",
      gives: "en",
      .default,
      silent: true
    ),
    Expectation(
      29,
      "en ar ar-om",
      default: "en",
      passing: "ar_OM@numbers=latn",
      gives: "en",
      .default,
      silent: true
    ),
    Expectation(31, "en ar", default: "en", passing: "ar-om", gives: "en", .default, silent: true),
    Expectation(32, "en es es-419", default: "en", passing: "es-419", gives: "es-419", .exact),
    Expectation(34, "en es-419", default: "en", passing: "es", gives: "en", .default, silent: true),
    Expectation(35, "en sr sr-latn", default: "en", passing: "sr-Latn", gives: "en", .default, silent: true),
    Expectation(37, "en he", default: "en", passing: "iw", gives: "en", .default, silent: true),
    Expectation(38, "en iw", default: "en", passing: "he", gives: "en", .default, silent: true),
    Expectation(40, "en nb", default: "en", passing: "no", gives: "en", .default, silent: true),
    Expectation(41, "en nb", default: "en", passing: "nb_NO", gives: "en", .default, silent: true),
    Expectation(43, "en fil", default: "en", passing: "tl", gives: "en", .default, silent: true),
    Expectation(44, "en yue", default: "en", passing: "yue-hant-hk", gives: "en", .default, silent: true),
    Expectation(46, "en-US de", default: "de", passing: nil, gives: "de", .default, silent: true),
    Expectation(47, "en-gb de", default: "de", passing: "en-GB", gives: "de", .default, silent: true),
    Expectation(49, "en fr", default: "it", passing: "es", gives: nil, .none),
    Expectation(50, "en fr", default: "it", passing: "fr", gives: "fr", .exact),
    Expectation(52, "fr de", default: nil, passing: nil, gives: nil, .none),
    Expectation(53, "", default: "en", passing: "en", gives: nil, .none),
  ]

  static let flowAndroid400 = [
    Expectation(55, "de en fr", default: "de", passing: nil, gives: "de", .default),
    Expectation(56, "de en fr", default: "de", passing: "", gives: "de", .default, silent: true),
    Expectation(58, "en pt-br", default: "en", passing: "pt-br", gives: "pt-br", .exact),
  ]

  static let onboarding = [
    Expectation(59, "en pt-br", default: "en", passing: "pt_BR", gives: "pt-br", .normalized),
    Expectation(61, "en pt-br", default: "en", passing: "PT-br", gives: "pt-br", .normalized),
    Expectation(62, "en pt", default: "en", passing: "pt-br", gives: "pt", .language),
    Expectation(64, "en pt-br", default: "en", passing: "pt", gives: "en", .default, silent: true),
    Expectation(65, "en zh zh-hant", default: "en", passing: "zh_Hant_TW", gives: "zh", .language),
    Expectation(67, "en zh zh-hant", default: "en", passing: "zh-Hant", gives: "zh-hant", .normalized),
    Expectation(
      68,
      "en zh-hans zh-hant",
      default: "en",
      passing: "zh-CN",
      gives: "en",
      .default,
      silent: true
    ),
    Expectation(
      70,
      "en ar-om",
      default: "en",
      passing: "ar_OM@numbers='latn'",
      gives: "en",
      .default,
      silent: true
    ),
    Expectation(71, "en sr sr-latn", default: "en", passing: "sr_Latn_RS", gives: "sr", .language),
    Expectation(73, "en es-419", default: "en", passing: "es_MX", gives: "en", .default, silent: true),
    Expectation(74, "en no", default: "en", passing: "nb-NO", gives: "en", .default, silent: true),
    Expectation(76, "en fil", default: "en", passing: "fil-PH", gives: "fil", .language),
    Expectation(77, "en pt", default: "en", passing: "pt-", gives: "pt", .language),
    Expectation(79, "de en", default: "de", passing: nil, gives: "en", .english),
  ]

  static let paywall = [
    Expectation(82, "en zh zh-hant", default: "en", passing: "zh-Hant-HK", gives: "zh", .language),
    Expectation(83, "de fr", default: "de", passing: "es", gives: "de", .default, silent: true),
    Expectation(85, "de en", default: "de", passing: nil, gives: "en", .english),
  ]

  static let cdn = [
    Expectation(86, "en zh", default: nil, passing: "zh-hant", gives: "zh", .language),
    Expectation(88, "en de", default: nil, passing: "pt-br", gives: "en", .english, silent: true),
    Expectation(89, "de fr", default: nil, passing: "pt_BR", gives: nil, .none),
  ]

  static let remoteConfig = [
    Expectation(91, "en es fr", default: nil, passing: "es-MX", gives: "en", .first, silent: true),
    Expectation(92, "fr en es", default: nil, passing: "de", gives: "fr", .first, silent: true),
    Expectation(94, "", default: nil, passing: "en", gives: nil, .none),
  ]
}
