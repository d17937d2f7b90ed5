import Foundation
import Testing

@testable import TerminalUI
import TestSupport

/// Unicode's own tests of the algorithm, from Debian's package `unicode-data`.
@Suite("Conformance to UAX #14")
struct LineBreakConformanceTests {
  private static let file = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  @Test(
    "every row of LineBreakTest.txt",
    .enabled(
      if: FileManager.default.isReadableFile(atPath: file),
      "the package unicode-data is not installed"
    )
  )
  func rows() throws {
    let breaker = LineBreaker()
    var rows = 0
    var failures: [String] = []
    for line in try String(contentsOfFile: Self.file, encoding: .utf8).split(separator: "\n") {
      guard let row = LineBreakTestRow(line) else { continue }
      rows += 1
      if row.differs(from: breaker.breaks(in: row.units) ?? []) { failures.append(String(line)) }
    }
    #expect(rows > 7000)
    #expect(failures.count == 0, "\(failures.count) rows differ, the first: \(failures.first ?? "")")
  }

  @Test(
    "what the program says itself needs no ICU",
    arguments: [
      "the phone cuts “title”: it needs about 3 rows and may have 2",
      "“en-US” is a localization (exact match)",
      "read in en, the default: de doesn’t have it", "“PRODUCT_p1_default” exists in “en” only…",
    ]
  )
  func ownWords(_ text: String) {
    #expect(WordBreaks.opportunities(in: MeasuredText([StyledRun(text)]).clusters) != nil)
  }

  @Test("what is answered without ICU is what ICU answers")
  func withoutICU() {
    let letters = Array(
      "ab 9 .,:;!? éßŁ Жшя αΩ שלום العربية “a” ‘b’ \"9\" (a) -9-x-- … · → ← ≠ ▸ ◂ ✓ ✗ #&*<=>@^_`~"
    )
    var numbers = SplitMix64(seed: 14)
    let breaker = LineBreaker()
    var answered = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
        letters.randomElement(using: &numbers) ?? "a"
      }
      guard let quick = WordBreaks.opportunities(in: MeasuredText([StyledRun(String(text))]).clusters) else {
        continue
      }
      answered += 1
      let breaks = Set(breaker.breaks(in: Array(String(text).utf16)) ?? [])
      // All of these letters take one unit.
      #expect(quick == text.indices.map { $0 > 0 && breaks.contains($0) }, "\(String(text))")
    }
    #expect(answered > 5000)
  }
}

/// A row of the file: scalars with `÷` or `×` around each.
private struct LineBreakTestRow {
  private(set) var units: [UInt16] = []

  /// Where a break is, the end included.
  private(set) var breaks: [Int] = []

  /// Nil for a comment.
  init?(_ line: Substring) {
    guard let fields = line.split(separator: "#", omittingEmptySubsequences: false).first, !fields.isEmpty
    else { return nil }
    for field in fields.split(whereSeparator: \.isWhitespace) {
      if field == "÷" {
        breaks.append(units.count)
      } else if field != "×", let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) {
        units += Array(String(scalar).utf16)
      }
    }
    guard !units.isEmpty else { return nil }
  }

  /// Whether other places are breaks than the row says, apart from those that later versions of Unicode have
  /// changed in the way that ICU has always had them.
  func differs(from others: [Int]) -> Bool {
    !Set(breaks).symmetricDifference(others).allSatisfy(isChangedSince)
  }

  /// From UAX #14 of Unicode 16: LB20a, a hyphen at the start of a word stays with it; LB25, a stop stays with
  /// the number after it; LB15c, a number that begins with a stop begins a word.
  private func isChangedSince(_ place: Int) -> Bool {
    let bases = units.indices.filter { units[$0] != 0x308 }
    guard let after = bases.first(where: { $0 >= place }), let before = bases.last(where: { $0 < place })
    else { return false }
    let isStop = [0x2C, 0x2E].contains(units[before])
    return before == 0 && units[before] == 0x2D || isStop && (0x30...0x39).contains(units[after])
      || units[before] == 0x20 && units[after] == 0x2E
  }
}
