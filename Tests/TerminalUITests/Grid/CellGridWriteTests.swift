import Testing

import TerminalUI

@Suite("Writing on a grid")
struct CellGridWriteTests {
  @Test("keeps clusters whole and blanks what is half covered", arguments: writeCases)
  func write(_ example: WriteCase) {
    var grid = CellGrid(size: CellSize(width: 6, height: 1))
    for (column, text) in example.writes {
      grid.write(text, at: CellPoint(x: column, y: 0), clippedTo: example.clip)
    }
    #expect(grid.outline == example.cells)
  }

  /// Texts written one after the other, and the cells afterwards: `·` a blank, `‹` a continuation.
  struct WriteCase: CustomTestStringConvertible {
    let testDescription: String
    let writes: [(Int, String)]
    var clip: CellRect?
    let cells: String

    init(_ description: String, _ writes: [(Int, String)], clip: ClosedRange<Int>? = nil, _ cells: String) {
      testDescription = description
      self.writes = writes
      self.clip = clip.map { CellRect(x: $0.lowerBound, y: 0, width: $0.count, height: 1) }
      self.cells = cells
    }
  }

  static let writeCases = [
    WriteCase("plain text", [(1, "abc")], "·abc··"),
    WriteCase("text past the right edge", [(4, "abc")], "····ab"),
    WriteCase("text that begins left of the grid", [(-2, "abcd")], "cd····"),
    WriteCase("text far outside", [(900, "abc"), (-900, "abc")], "······"),
    WriteCase("a wide cluster", [(0, "日本")], "日‹本‹··"),
    WriteCase("a wide cluster that the right edge cuts", [(3, "日本")], "···日‹·"),
    WriteCase("a wide cluster that the left edge cuts", [(-1, "日a")], "·a····"),
    WriteCase("a first half overwritten", [(0, "日"), (0, "a")], "a·····"),
    WriteCase("a second half overwritten", [(0, "日"), (1, "a")], "·a····"),
    WriteCase("two neighbours half overwritten", [(0, "日本"), (1, "語")], "·語‹···"),
    WriteCase("a clip", [(0, "abcdef")], clip: 2...3, "··cd··"),
    WriteCase("a clip that cuts wide clusters", [(0, "日本語")], clip: 1...4, "··本‹··"),
    WriteCase("marks stay with their base", [(0, "e\u{301}u\u{308}x")], "e\u{301}u\u{308}x···"),
    WriteCase("Thai with marks above", [(0, "ที่นี่")], "ที่นี่····"),
    WriteCase("controls as pictures", [(0, "a\u{1B}[m\u{7F}")], "a␛[m␡·"),
    WriteCase("a newline does not end the row", [(0, "a\nb\r\n")], "a␊b␍␊·"),
    WriteCase("bidi controls vanish", [(0, "a\u{202E}b\u{2066}c\u{2069}")], "abc···"),
  ]

  @Test("returns the columns of the text, drawn or clipped")
  func columns() {
    var grid = CellGrid(size: CellSize(width: 4, height: 1))
    #expect(grid.write("日本語", at: .zero) == 6)
    #expect(grid.write("ab", at: CellPoint(x: 0, y: 7)) == 2)
    #expect(grid.write("", at: .zero) == 0)
  }
}
