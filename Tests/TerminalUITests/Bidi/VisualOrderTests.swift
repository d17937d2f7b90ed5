import Testing

import TerminalUI

/// What a line looks like, cell by cell.
///
/// Editors reorder right-to-left text, so Hebrew is written here in Latin capitals and Arabic in numbers.
@Suite("Lines that run from right to left")
struct VisualOrderTests {
  @Test("in Hebrew, with names, numbers, prices and brackets", arguments: hebrewLines)
  func hebrew(text: String, base: BaseDirection, seen: String) {
    #expect(picture(text, base) == seen)
  }

  /// Capital letters stand for Hebrew ones, A for alef and so on, as in the examples of UAX #9.
  static let hebrewLines: [(String, BaseDirection, String)] = [
    ("ABC", .rightToLeft, "CBA"),
    ("ABC", .leftToRight, "CBA"),
    ("ABC DEF.", .rightToLeft, ".FED CBA"),
    ("ABC DEF.", .leftToRight, "FED CBA."),
    ("ABC DEF.", .firstStrong, ".FED CBA"),
    ("plus ABC.", .firstStrong, "plus CBA."),
    ("ABC tide DEF", .rightToLeft, "FED tide CBA"),
    ("get ABC now", .leftToRight, "get CBA now"),
    ("ABC 12 DEF", .rightToLeft, "FED 12 CBA"),
    ("ABC $59.99 DEF", .rightToLeft, "FED $59.99 CBA"),
    ("\u{200E}$59.99 ABC", .rightToLeft, "CBA $59.99"),
    ("ABC (DEF)", .rightToLeft, "(FED) CBA"),
    ("ABC (tide)", .rightToLeft, "(tide) CBA"),
    ("tide (ABC)", .leftToRight, "tide (CBA)"),
    ("ABC 50%", .rightToLeft, "50% CBA"),
    ("ABC 20-10", .rightToLeft, "20-10 CBA"),
    ("tide!", .rightToLeft, "!tide"),
    ("", .rightToLeft, ""),
    ("tide 日本 ABC", .leftToRight, "tide 日本 CBA"),
    // Isolates keep a name from moving what is around it.
    ("ABC: 1", .leftToRight, "1 :CBA"),
    ("\u{2068}ABC\u{2069}: 1", .leftToRight, "CBA: 1"),
    // Overrides reorder, as they do on the phone, and are not sent to the terminal.
    ("\u{202E}moc.live\u{202C}", .leftToRight, "evil.com"),
  ]

  @Test("in Arabic, in the forms in which letters join", arguments: arabicLines)
  func arabic(text: String, seen: [UInt32]) {
    #expect(scalars(text, .rightToLeft) == seen)
  }

  static let arabicLines: [(String, [UInt32])] = [
    // beh beh beh: final, medial, initial from left to right
    ("\u{628}\u{628}\u{628}", [0xFE90, 0xFE92, 0xFE91]),
    // alone
    ("\u{628}", [0xFE8F]),
    // dal does not join what follows
    ("\u{62F}\u{628}", [0xFE8F, 0xFEA9]),
    // lam-alef stays two letters in two cells, without a filler
    ("\u{644}\u{627}", [0xFE8E, 0xFEDF]),
    ("\u{627}\u{644}\u{622}\u{646}", [0xFEE5, 0xFE82, 0xFEDF, 0xFE8D]),
    // vowels stay with their letters, behind them, and are not given cells
    ("\u{628}\u{64E}\u{628}\u{651}\u{64F}", [0xFE90, 0x651, 0x64F, 0xFE91, 0x64E]),
    // the zero-width non-joiner keeps two letters apart, and is not sent
    ("\u{628}\u{200C}\u{628}", [0xFE8F, 0xFE8F]),
    // Arabic digits run from left to right; Arabic punctuation stays
    ("\u{628} \u{661}\u{662}\u{61F}", [0x61F, 0x661, 0x662, 0x20, 0xFE8F]),
    // Persian letters have forms too
    ("\u{67E}\u{6AF}", [0xFB93, 0xFB58]),
  ]

  @Test("as it is stored, where the terminal reorders")
  func logical() {
    var grid = CellGrid(size: CellSize(width: 9, height: 1), textOrder: .logical)
    grid.write(StyledLine(runs: [StyledRun("ب\u{64E}ب (אב)")]), at: .zero, base: .rightToLeft)
    #expect(grid.picture == "ب\u{64E}ب (אב)")
  }

  @Test("keeps the style of every letter")
  func styles() {
    let bold = CellStyle(attributes: .bold)
    var grid = CellGrid(size: CellSize(width: 5, height: 1))
    let runs = [
      StyledRun("אב", style: bold), StyledRun(" "), StyledRun("ג"), StyledRun("\u{5B0}ד", style: bold),
    ]
    grid.write(StyledLine(runs: runs), at: .zero, base: .rightToLeft)
    #expect(grid.picture == "דג\u{5B0} בא")
    #expect((0..<5).map { grid[$0, 0].style == bold } == [true, false, false, true, true])
  }

  @Test("cuts at the edge of the clip what would stand there")
  func clip() {
    var grid = CellGrid(size: CellSize(width: 5, height: 1))
    let columns = grid.write(
      StyledLine(runs: [StyledRun("אבגדה")]),
      at: .zero,
      base: .rightToLeft,
      clippedTo: CellRect(x: 1, y: 0, width: 3, height: 1)
    )
    #expect(columns == 5)
    #expect(grid.picture == " דגב")
  }

  @Test("takes the directions of a text that wraps from the whole of it")
  func wrapped() {
    // The second line has no letter of its own: its brackets and digits follow those before.
    #expect(wrapped("ABC DEF (1)", width: 7, isMirrored: true) == ["FED CBA", "    (1)"])
    #expect(wrapped("ABC tide plus now", width: 8, isMirrored: true) == ["tide CBA", "plus now"])
    #expect(wrapped("ABC\ntide.", width: 8, isMirrored: true) == ["  CBA", ".tide"])
    #expect(wrapped("one ABC two", width: 7, isMirrored: false) == ["one CBA", "two"])
  }

  @Test("loses no letter and takes the same columns, whatever is written")
  func properties() {
    let alphabet =
      "אבגشلاآبپcdé日(«[)»]12٣٤$%.,:!- ".map(String.init) + [
        "ل\u{64E}\u{651}", "ب\u{650}", "ש\u{5C1}\u{5B8}", "\u{200E}", "\u{200F}", "\u{2067}", "\u{2069}",
        "\u{202E}", "\u{202C}", "\u{200D}", "\u{AD}", "\u{64E}", "🎉", "👍🏽", "🇧🇷", "क्षि", "\u{1112}", "\u{1161}",
        "\u{600}", "\u{0}",
      ]
    var state: UInt64 = 42
    for _ in 0..<100 {
      var text = ""
      for _ in 0..<Int(next(&state) % 24) {
        text += alphabet[Int(next(&state) % UInt64(alphabet.count))]
      }
      for base in [BaseDirection.leftToRight, .rightToLeft, .firstStrong] {
        var (visual, logical) = (blank(.visual), blank(.logical))
        let line = StyledLine(runs: [StyledRun(text)])
        #expect(visual.write(line, at: .zero, base: base) == line.width)
        #expect(logical.write(line, at: .zero, base: base) == line.width)
        #expect(letters(visual) == letters(logical), "\(text.debugDescription)")
      }
    }
  }

  // MARK: - Pictures

  private func blank(_ order: TextOrder) -> CellGrid {
    CellGrid(size: CellSize(width: 80, height: 1), textOrder: order)
  }

  private func next(_ state: inout UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  /// The letters of a row in any order, each in its first form.
  private func letters(_ grid: CellGrid) -> [Unicode.Scalar: Int] {
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in grid.picture.unicodeScalars {
      counts[Self.unshaped[scalar] ?? scalar, default: 0] += 1
    }
    counts[" "] = nil
    return counts
  }

  /// What brackets and Arabic forms are forms of; a pair of brackets counts as one.
  private static let unshaped: [Unicode.Scalar: Unicode.Scalar] = {
    var forms: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "»": "«"]
    let letters: [(Unicode.Scalar, ClosedRange<UInt32>)] = [
      ("ا", 0xFE8D...0xFE8E), ("آ", 0xFE81...0xFE82), ("ب", 0xFE8F...0xFE92), ("ش", 0xFEB5...0xFEB8),
      ("ل", 0xFEDD...0xFEE0), ("پ", 0xFB56...0xFB59),
    ]
    for (letter, range) in letters {
      for value in range { forms[Unicode.Scalar(value) ?? letter] = letter }
    }
    return forms
  }()

  private func scalars(_ text: String, _ base: BaseDirection) -> [UInt32] {
    var grid = blank(.visual)
    grid.write(StyledLine(runs: [StyledRun(text)]), at: .zero, base: base)
    return grid.picture.unicodeScalars.map(\.value)
  }

  private func picture(_ text: String, _ base: BaseDirection) -> String {
    var grid = blank(.visual)
    grid.write(StyledLine(runs: [StyledRun(inHebrew(text))]), at: .zero, base: base)
    return inLatin(grid.picture)
  }

  private func wrapped(_ text: String, width: Int, isMirrored: Bool) -> [String] {
    let fragment = TextNode([StyledRun(inHebrew(text))]).fragment(width: width)
    var grid = CellGrid(size: fragment.size)
    _ = fragment.draw(on: &grid, isMirrored: isMirrored)
    return inLatin(grid.picture).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func inHebrew(_ text: String) -> String {
    shifted(text, from: 0x41...0x5A, to: 0x5D0)
  }

  private func inLatin(_ text: String) -> String {
    shifted(text, from: 0x5D0...0x5E9, to: 0x41)
  }

  private func shifted(_ text: String, from range: ClosedRange<UInt32>, to first: UInt32) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let moved = range.contains(scalar.value) ? scalar.value - range.lowerBound + first : scalar.value
      result.append(Unicode.Scalar(moved) ?? scalar)
    }
    return String(result)
  }
}
