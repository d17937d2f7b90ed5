import LocaleMatching
import Testing

@Suite("Where pages disagree")
struct DisagreementTests {
  /// The topics that matter for a code, each with what it gets by both readings.
  private func mattering(_ available: String, default fallback: LocaleCode, _ code: LocaleCode?) -> [String] {
    let matcher = LocaleMatcher(list: LocalizationList(available, default: fallback), rule: .flow)
    return Disagreement.all(for: code, matcher).filter(\.matters).map {
      "\($0.topic): \($0.other.verdict?.localization ?? "-") \($0.followed.verdict?.localization ?? "-")"
    }
  }

  @Test(
    arguments: [
      ("en pt-br", "en", "pt_BR", ["How a flow matches a code: pt-br en"]),
      ("en pt-br", "en", "pt-br", []),
      (
        "en zh zh-hant", "en", "zh-Hans",
        ["How a flow matches a code: zh en", "Whether lower case and hyphens are enough: en zh"]
      ),
      ("en zh zh-hant", "en", "zh-Hant", ["How a flow matches a code: zh-hant en"]),
      ("de en", "de", nil, ["What a code left out means: de en"]),
      ("de fr", "de", nil, []),
      ("de en", "de", "fr", ["Where the server's rule ends: en de"]),
      ("en he", "en", "iw_IL", ["Whether lower case and hyphens are enough: en he"]),
    ] as [(String, LocaleCode, LocaleCode?, [String])]
  )
  func bothReadings(_ available: String, _ fallback: LocaleCode, _ code: LocaleCode?, _ expected: [String]) {
    #expect(mattering(available, default: fallback, code) == expected)
  }

  @Test("every reading says who says it")
  func sources() {
    let matcher = LocaleMatcher(list: LocalizationList("en", default: "en"), rule: .flow)
    for disagreement in Disagreement.all(for: "de", matcher) {
      #expect(!disagreement.topic.isEmpty)
      for reading in [disagreement.other, disagreement.followed] {
        #expect(!reading.source.isEmpty && !reading.claim.isEmpty)
      }
    }
  }
}
