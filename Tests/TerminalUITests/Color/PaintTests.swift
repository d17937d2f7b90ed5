import TestSupport
import TerminalUI
import Testing

@Suite("Paint")
struct PaintTests {
  private static let (red, blue) = (CellColor.rgb(0xFF0000), CellColor.rgb(0x0000FF))
  private static let legend: [CellColor: Character] = [
    .white: "w", .black: "b", red: "R", blue: "B", .rgb(0x808080): "g",
  ]

  private static func grid(_ width: Int = 6, _ height: Int = 2) -> CellGrid {
    var grid = CellGrid(size: CellSize(width: width, height: height))
    grid.write("abcdef", at: .zero)
    return grid
  }

  @Test("that is opaque hides what stands there; text written later stands on it")
  func opaque() {
    var grid = Self.grid()
    grid.paint(CellRect(x: 1, y: 0, width: 3, height: 2), with: .color(.white))
    #expect(grid.picture == "a   ef\n")
    grid.write("xyz", at: CellPoint(x: 0, y: 1), style: CellStyle(foreground: .black))
    #expect(grid.picture == "a   ef\nxyz")
    #expect(grid.grounds(Self.legend) == "·www··\n·www··")
    #expect(grid.inks(Self.legend) == "·   ··\nbbb")
  }

  @Test("that is translucent tints text and ground")
  func translucent() {
    var grid = CellGrid(size: CellSize(width: 4, height: 1))
    grid.paint(grid.bounds, with: .color(.white))
    grid.write("ab", at: .zero, style: CellStyle(foreground: .white))
    let veil = CellColor.rgb(red: 0, green: 0, blue: 0, alpha: 127)
    grid.paint(CellRect(x: 1, y: 0, width: 2, height: 1), with: .color(veil))
    #expect(grid.picture == "ab")
    #expect(grid.grounds(Self.legend) == "wggw")
    #expect(grid.inks(Self.legend) == "wg")
  }

  @Test("of text that is translucent is mixed with its ground")
  func translucentText() {
    var grid = CellGrid(size: CellSize(width: 2, height: 1))
    grid.paint(CellRect(x: 0, y: 0, width: 1, height: 1), with: .color(.white))
    grid.paint(CellRect(x: 1, y: 0, width: 1, height: 1), with: .color(.black))
    grid.write("日", at: .zero, style: CellStyle(foreground: .rgb(red: 0, green: 0, blue: 0, alpha: 127)))
    #expect(grid.inks(Self.legend) == "gg")
    #expect(grid.grounds(Self.legend) == "ww")
  }

  @Test("hides both halves of a wide cluster that it covers by one")
  func wide() {
    var grid = CellGrid(size: CellSize(width: 4, height: 1))
    grid.write("日本", at: .zero)
    grid.paint(CellRect(x: 1, y: 0, width: 1, height: 1), with: .color(.white))
    #expect(grid.picture == "  本")
    #expect(grid.grounds(Self.legend) == "·w··")
  }

  @Test("stays inside the grid")
  func outside() {
    var grid = Self.grid(2, 2)
    grid.paint(CellRect(x: -5, y: -5, width: 6, height: 6), with: .color(.white))
    #expect(grid.grounds(Self.legend) == "w·\n··")
  }

  @Test(
    "that is a gradient runs along its line",
    arguments: [
      (Gradient.Point(x: 0, y: 0), Gradient.Point(x: 1, y: 0), "RRBB\nRRBB\nRRBB\nRRBB"),
      (Gradient.Point(x: 0.5, y: 1), Gradient.Point(x: 0.5, y: 0), "BBBB\nBBBB\nRRRR\nRRRR"),
      (Gradient.Point(x: 0, y: 0), Gradient.Point(x: 1, y: 1), "RRRB\nRRBB\nRBBB\nBBBB"),
      (Gradient.Point(x: 0, y: 0), Gradient.Point(x: 0, y: 0), "RRRR\nRRRR\nRRRR\nRRRR"),
      (Gradient.Point(x: .nan, y: .infinity), Gradient.Point(x: 1e308, y: -1e308), "RRRR\nRRRR\nRRRR\nRRRR"),
    ]
  )
  func gradient(start: Gradient.Point, end: Gradient.Point, picture: String) throws {
    let hard = [
      Gradient.Stop(Self.red, at: .nan), Gradient.Stop(Self.red, at: 0.5), Gradient.Stop(Self.blue, at: 0.5),
      Gradient.Stop(Self.blue, at: 1e308),
    ]
    var grid = CellGrid(size: CellSize(width: 4, height: 4))
    grid.paint(grid.bounds, with: .gradient(try #require(Gradient(hard, from: start, to: end))))
    #expect(grid.grounds(Self.legend) == picture)
  }

  @Test(
    "that is a gradient runs outwards from its start, or around it",
    arguments: [
      (Gradient.Shape.circles, "BBBBBB\nBRRRRB\nBRRRRB\nBRRRRB\nBRRRRB\nBBBBBB"),
      (.turn, "BBBBBB\nBBBBBB\nBBBBBB\nRRRRRR\nRRRRRR\nRRRRRR"),
    ]
  )
  func roundGradients(_ shape: Gradient.Shape, _ picture: String) throws {
    let hard = [
      Gradient.Stop(Self.red, at: 0), Gradient.Stop(Self.red, at: 0.5), Gradient.Stop(Self.blue, at: 0.5),
      Gradient.Stop(Self.blue, at: 1),
    ]
    let (middle, edge) = (Gradient.Point(x: 0.5, y: 0.5), Gradient.Point(x: 1.25, y: 0.5))
    var grid = CellGrid(size: CellSize(width: 6, height: 6))
    grid.paint(grid.bounds, with: .gradient(try #require(Gradient(hard, shape, from: middle, to: edge))))
    #expect(grid.grounds(Self.legend) == picture)
  }

  @Test("mixes the colours between two stops, and needs one at least")
  func stops() throws {
    let (start, end) = (Gradient.Point(x: 0, y: 0), Gradient.Point(x: 1, y: 0))
    #expect(Gradient([], from: start, to: end) == nil)
    let gradient = try #require(
      Gradient([Gradient.Stop(.white, at: 1), Gradient.Stop(.black, at: 0)], from: start, to: end)
    )
    var grid = CellGrid(size: CellSize(width: 24, height: 1))
    grid.paint(grid.bounds, with: .gradient(gradient))
    let reds = (0..<24).map { (grid[$0, 0].style.background.components ?? 0) >> 16 }
    #expect(reds == reds.sorted())
    #expect(reds.first == 5 && reds.last == 250)
  }
}
