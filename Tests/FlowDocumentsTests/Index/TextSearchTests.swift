import TestSupport
import Testing

@testable import FlowDocuments

@Suite("Many words in one text") struct TextSearchTests {
  private static let rows: [(words: [String], text: String, expected: Set<String>)] = [
    (["offer", "main"], "open('offer')", ["offer"]),
    (["a", "ab", "abc", "b", "bcd"], "xabcx", ["a", "ab", "abc", "b"]),
    (["she", "he", "hers", "his"], "ushers", ["she", "he", "hers"]),
    (["é", "日本"], "café 日本語", ["é", "日本"]),
    ([""], "", [""]),
    (["a", "a"], "a", ["a"]),
    ([], "a", []),
  ]

  @Test("are found wherever they stand", arguments: rows)
  func found(words: [String], text: String, expected: Set<String>) {
    #expect(TextSearch(words).found(in: text) == expected)
  }

  @Test("are those that a search for each of them finds")
  func agreesWithSearch() {
    var random = SplitMix64(seed: 7)
    func word(_ length: Int) -> String {
      String((0..<length).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<500 {
      let words = (0..<12).map { _ in word(Int.random(in: 0...5, using: &random)) }
      let text = word(20)
      #expect(TextSearch(words).found(in: text) == Set(words.filter { text.contains($0) }))
    }
  }
}
