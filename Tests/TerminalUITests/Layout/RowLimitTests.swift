import Testing

@testable import TerminalUI

@Suite("Texts that may have only so many rows")
struct RowLimitTests {
  /// What is drawn, and the rows that are needed where the text is really shown when those are too many.
  private func draw(_ text: String, width: Int, _ limit: RowLimit?) -> (picture: String, needed: Int?) {
    let fragment = TextNode([StyledRun(text)], limit: limit, tag: 7).fragment(width: width)
    var grid = CellGrid(size: CellSize(width: width, height: fragment.size.height))
    let frames = fragment.draw(on: &grid, isMirrored: false)
    return (grid.picture, frames.first?.neededRows)
  }

  @Test("are whole without a limit, or with rows to spare")
  func whole() {
    #expect(draw("one two three", width: 7, nil) == ("one two\nthree", nil))
    #expect(draw("one two three", width: 7, RowLimit(rows: 2, cuts: true)) == ("one two\nthree", nil))
  }

  @Test("end in an ellipsis where they are cut, and say what they need")
  func cut() {
    #expect(draw("one two three four", width: 7, RowLimit(rows: 1, cuts: true)) == ("one tw…", 3))
    #expect(draw("one\ntwo\nthree", width: 7, RowLimit(rows: 2, cuts: true)) == ("one\ntwo…", 3))
    #expect(draw("one three five", width: 7, RowLimit(rows: 1, cuts: true)) == ("one th…", 3))
    #expect(draw("one three five six", width: 7, RowLimit(rows: 2, cuts: true)) == ("one\nthree…", 4))
    #expect(draw("日本語日本語", width: 6, RowLimit(rows: 1, cuts: true)) == ("日本…", 2))
  }

  @Test("stay whole where they are shrunk, and say what they need")
  func shrunk() {
    #expect(draw("one two three", width: 7, RowLimit(rows: 1, cuts: false)) == ("one two\nthree", 2))
  }

  @Test("need more rows the larger their letters are")
  func scale() {
    #expect(draw("one two", width: 7, RowLimit(rows: 1, scale: 2, cuts: false)) == ("one two", 2))
    #expect(draw("one two", width: 7, RowLimit(rows: 1, scale: 0.8, cuts: false)) == ("one two", nil))
  }

  @Test("stay whole where they fit with their real letters, though not here")
  func smallLetters() {
    let limit = RowLimit(rows: 1, scale: 0.5, cuts: true)
    #expect(draw("one two three", width: 7, limit) == ("one two\nthree", nil))
  }

  @Test("bear limits that make no sense", arguments: [(0, 1.0), (-3, .nan), (1, .infinity), (1, 0)])
  func nonsense(rows: Int, scale: Double) {
    #expect(draw("one", width: 1, RowLimit(rows: rows, scale: scale, cuts: true)).picture.isEmpty == false)
  }
}
