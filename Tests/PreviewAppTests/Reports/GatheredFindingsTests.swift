import FlowDocuments
import LocaleMatching
import PreviewChecks
import Testing

@Suite("Findings of many localizations")
struct GatheredFindingsTests {
  private static let localizations: [LocaleCode] = ["en", "de", "pt-br", "ar"]

  /// Findings written as words: each letter is one, a capital one names no localization.
  private static func findings(_ word: String, in localization: LocaleCode) -> [Diagnostic] {
    word.map { letter in
      Diagnostic(
        check: .textCut,
        severity: .note,
        message: letter.lowercased(),
        localization: letter.isUppercase ? nil : localization
      )
    }
  }

  /// What is to come out, told plainly: it counts in all localizations at once.
  private static func expected(_ byLocalization: [[Diagnostic]]) -> [Diagnostic] {
    func everywhere(_ finding: Diagnostic) -> Diagnostic {
      Diagnostic(check: finding.check, severity: finding.severity, message: finding.message)
    }
    func isShared(_ finding: Diagnostic) -> Bool {
      byLocalization.count > 1
        && byLocalization.allSatisfy { $0.map(everywhere).contains(everywhere(finding)) }
    }
    return (byLocalization.first ?? []).filter(isShared).map(everywhere)
      + byLocalization.flatMap { findings in findings.filter { !isShared($0) } }
  }

  @Test(
    "come out as if all had been there at once",
    arguments: [
      [], [""], ["ab"], ["aa", "a"], ["ab", "ba"], ["ab", "b", "cb"], ["", "a", "a"], ["a", "", "a"],
      ["abc", "abc", "abc", "abc"], ["abc", "cab", "bdc", "abce"], ["aA", "A"], ["A", "a"],
      ["Ab", "Ac", "Ab"],
      ["aab", "ab", "bba"], ["ab", "ab", "", "ab"],
    ]
  )
  func streamed(_ words: [String]) {
    var gathered = GatheredFindings()
    var all: [[Diagnostic]] = []
    for (word, localization) in zip(words, Self.localizations) {
      all.append(Self.findings(word, in: localization))
      gathered.add(all.last ?? [], of: localization)
    }
    #expect(gathered.all == Self.expected(all))
  }

  @Test("take no more room where thousands have the same ones")
  func kept() {
    var gathered = GatheredFindings()
    for index in 0..<5_000 {
      let localization = LocaleCode("x-\(index)")
      gathered.add(Self.findings(index.isMultiple(of: 2) ? "ab" : "b", in: localization), of: localization)
    }
    #expect(gathered.kept == (findings: 2, lists: 2))
    #expect(gathered.all.count == 1 + 2_500)
  }
}
