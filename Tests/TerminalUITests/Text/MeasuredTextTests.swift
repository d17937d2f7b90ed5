import TestSupport
import Testing

@testable import TerminalUI

@Suite("Cutting a text into clusters") struct MeasuredTextTests {
  /// Letters that join their neighbours, or do not, in every combination.
  private static let scalars: [Unicode.Scalar] = [
    "a", "b", " ", "\t", "\n", "\r", "é", "\u{301}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{FE0F}", "日", "本",
    "한",
    "ᄒ", "ᅡ", "ᆫ", "ส", "ว", "ั", "ำ", "न", "ी", "्", "م", "ّ", "👨", "👧", "🏽", "🇩", "🇪", "\u{2028}",
    "\u{FEFF}",
    "\u{600}", "\0",
  ]

  @Test("finds those that the standard library finds, with their widths")
  func clusters() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<3000 {
      let runs = (0..<Int.random(in: 1...3, using: &random)).map { number in
        var text = ""
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          text.unicodeScalars.append(Self.scalars.randomElement(using: &random) ?? "a")
        }
        return StyledRun(text, style: CellStyle(attributes: number == 1 ? .bold : []))
      }
      let measured = MeasuredText(runs)
      let expected = StyledCluster.clusters(of: runs)
      let clusters = measured.clusters
      let places = clusters.indices
      #expect(
        places.map { measured.text(of: $0..<$0 + 1) } == expected.map { String($0.character) },
        "\(runs)"
      )
      #expect(clusters.map { Int($0.width) } == expected.map(\.width), "\(runs)")
      #expect(clusters.map { Int($0.scalarCount) } == expected.map(\.character.unicodeScalars.count))
      #expect(clusters.map(\.isNewline) == expected.map(\.character.isNewline))
      #expect(places.map(measured.style) == expected.map(\.style))
      #expect(measured.text == String(expected.map(\.character)))
    }
  }

  @Test("gives back runs of one style each")
  func runs() {
    let runs = [StyledRun("ab"), StyledRun("\u{301}c", style: CellStyle(attributes: .bold)), StyledRun("d")]
    let measured = MeasuredText(runs)
    let bold = CellStyle(attributes: .bold)
    #expect(measured.runs(of: 1..<4) == [StyledRun("b\u{301}"), StyledRun("c", style: bold), StyledRun("d")])
    #expect(measured.runs(of: 2..<2).isEmpty)
  }

  @Test("a mark after a tab stays by itself")
  func tab() {
    let measured = MeasuredText([StyledRun("\t\u{301}")])
    #expect(measured.clusters.map(\.isSpace) == [true, false])
    #expect(measured.text == " \u{301}")
  }
}
