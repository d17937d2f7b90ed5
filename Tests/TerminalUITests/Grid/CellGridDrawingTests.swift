import Testing

import TerminalUI

@Suite("Drawing on a grid")
struct CellGridDrawingTests {
  @Test(
    "draws boxes",
    arguments: [
      (BorderStyle.rounded, "╭──╮\n│··│\n╰──╯"), (.light, "┌──┐\n│··│\n└──┘"), (.heavy, "┏━━┓\n┃··┃\n┗━━┛"),
      (.double, "╔══╗\n║··║\n╚══╝"), (.ascii, "+--+\n|··|\n+--+"),
    ]
  )
  func box(border: BorderStyle, outline: String) {
    var grid = CellGrid(size: CellSize(width: 4, height: 3))
    grid.drawBox(grid.bounds, border: border)
    #expect(grid.outline == outline)
  }

  @Test("draws of a box what is on the grid, and none that has no room")
  func boxEdges() {
    var grid = CellGrid(size: CellSize(width: 4, height: 2))
    grid.drawBox(CellRect(x: 1, y: 0, width: 1, height: 2), border: .light)
    #expect(grid.outline == "····\n····")
    grid.drawBox(CellRect(x: -1, y: -1, width: 4, height: 3), border: .light)
    #expect(grid.outline == "··│·\n──┘·")
  }

  @Test("draws a part of another grid and blanks the wide clusters that its edge cuts")
  func part() {
    var source = CellGrid(size: CellSize(width: 6, height: 1))
    source.write("日本語", at: .zero)
    var grid = CellGrid(size: CellSize(width: 6, height: 1), filledWith: Cell(.narrow(".")))
    grid.draw(source, part: CellRect(x: 1, y: 0, width: 4, height: 1), at: CellPoint(x: 1, y: 0))
    #expect(grid.outline == ".·本‹·.")
  }

  @Test("draws a grid that reaches over the edges")
  func overEdges() {
    var source = CellGrid(size: CellSize(width: 6, height: 1))
    source.write("日本語", at: .zero)
    var grid = CellGrid(size: CellSize(width: 4, height: 1))
    grid.draw(source, at: CellPoint(x: -1, y: 0))
    #expect(grid.outline == "·本‹·")
  }

  @Test("fills with narrow and wide clusters")
  func fill() {
    var grid = CellGrid(size: CellSize(width: 5, height: 2))
    grid.fill(CellRect(x: 0, y: 0, width: 5, height: 1), with: Cell(.wide("日")))
    grid.fill(CellRect(x: 3, y: 1, width: 9, height: 9), with: Cell(.narrow("x")))
    #expect(grid.outline == "日‹日‹·\n···xx")
  }

  @Test("changes the style of both halves of a wide cluster, and no text")
  func restyle() {
    var grid = CellGrid(size: CellSize(width: 4, height: 1))
    grid.write("日a", at: .zero)
    grid.restyle(CellRect(x: 0, y: 0, width: 1, height: 1)) { $0.attributes.insert(.reverse) }
    #expect(grid.outline == "日‹a·")
    #expect((0..<4).map { grid[$0, 0].style.attributes == .reverse } == [true, true, false, false])
  }

  @Test("lets no control into a cell, however it is written")
  func controls() {
    var grid = CellGrid(size: CellSize(width: 3, height: 1))
    grid[0, 0] = Cell(.narrow("\u{1B}"))
    grid[1, 0] = Cell(.narrow("\u{202E}"))
    grid[2, 0] = Cell(.wide("日"))
    #expect(grid.outline == "␛··")
  }

  @Test("gives a picture without the blanks at the ends of rows")
  func picture() {
    var grid = CellGrid(size: CellSize(width: 8, height: 3))
    grid.write(" 日本", at: .zero)
    grid.write("x", at: CellPoint(x: 2, y: 2))
    #expect(grid.picture == " 日本\n\n  x")
  }

  @Test(
    "writes styles as SGR sequences at each depth of colour",
    arguments: [
      (ColorDepth.none, "a\u{1B}[0;1mb\u{1B}[m"),
      (.sixteen, "a\u{1B}[0;1;91;44mb\u{1B}[m"),
      (.palette, "a\u{1B}[0;1;38;5;196;44mb\u{1B}[m"),
      (.trueColor, "a\u{1B}[0;1;38;2;255;0;0;44mb\u{1B}[m"),
    ]
  )
  func styledText(depth: ColorDepth, text: String) {
    var grid = CellGrid(size: CellSize(width: 4, height: 1))
    let style = CellStyle(
      foreground: .rgb(red: 255, green: 0, blue: 0),
      background: .ansi(4),
      attributes: .bold
    )
    grid.write("a", at: .zero)
    grid.write("b", at: CellPoint(x: 1, y: 0), style: style)
    #expect(grid.styledText(depth: depth) == text)
  }

  @Test("can be had in ASCII")
  func ascii() {
    var grid = CellGrid(size: CellSize(width: 10, height: 1))
    grid.write("╭─ ✓日é…▸", at: .zero)
    #expect(grid.inASCII.picture == "+- +???~>")
  }
}
