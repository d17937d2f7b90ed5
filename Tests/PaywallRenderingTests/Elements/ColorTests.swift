import FlowDocuments
import PaywallRendering
import TerminalUI
import TestSupport
import Testing

@Suite("Colours")
struct ColorTests {
  private static let legend: [CellColor: Character] = [
    .white: "w", .black: "b", .rgb(0xFF0000): "R", .rgb(0x00FF00): "G", .rgb(0x0000FF): "B",
    .rgb(0x808080): "g",
  ]

  private static let assets = ##"""
    "assets":[{"id":"white","type":"color","value":"#FFFFFF"},{"id":"white@dark","type":"color","value":"#000000"},
    {"id":"red","type":"color","value":"#FF0000"},{"id":"blue","type":"color","value":"#0000FFFF"},
    {"id":"veil","type":"color","value":"#0000007F"},
    {"id":"fade","type":"linear-gradient","values":[{"color":"#FF0000","p":0},{"color":"#0000FF","p":1}],
    "points":{"x0":0,"y0":0,"x1":1,"y1":0}},
    {"id":"plain","type":"font","value":"x"},{"id":"colored","type":"font","value":"x","color":"#00FF00"}],
    """##

  private static func draw(_ element: String, isDark: Bool = false, width: Int = 7) throws -> RenderedScreen {
    var phone = Phone(width: width)
    phone.rest = assets
    phone.isDark = isDark
    return try phone.draw(style: #"{"background":"white","content":\#(element)}"#)
  }

  @Test(
    "of text: its own, then that of its font, then black; what is no solid colour skips to the font",
    arguments: [
      (#""color":"red""#, "RRR"), (##""color":"#0000FF""##, "BBB"), (#""font":"colored""#, "GGG"),
      (#""font":"colored","color":"red""#, "RRR"), (#""font":"colored","color":"fade""#, "GGG"),
      (#""font":"colored","color":"nowhere""#, "GGG"), (#""font":"plain","color":"fade""#, "bbb"),
      ("", "bbb"), (#""color":"veil""#, "ggg"),
    ]
  )
  func text(attributes: String, inks: String) throws {
    let separator = attributes.isEmpty ? "" : ","
    let screen = try Self.draw(#"{"type":"text","string_id":"Buy"\#(separator)\#(attributes)}"#)
    #expect(screen.picture == "  Buy")
    #expect(screen.body.grid.inks(Self.legend) == "  " + inks)
    #expect(screen.body.grid.grounds(Self.legend) == "wwwwwww")
  }

  @Test("of a ground lie behind its text, and mix with what is below")
  func grounds() throws {
    for (color, letter) in [("red", "R"), ("veil", "g")] {
      let screen = try Self.draw(
        #"{"type":"text","string_id":"Buy","decorator":{"background":"\#(color)"}}"#
      )
      #expect(screen.body.grid.grounds(Self.legend) == "ww\(letter)\(letter)\(letter)ww")
    }
  }

  @Test("of text reach behind its letters")
  func textGround() throws {
    let screen = try Self.draw(#"{"type":"text","string_id":"a b","background":"red"}"#)
    #expect(screen.body.grid.grounds(Self.legend) == "wwRRRww")
  }

  @Test("of a round ground hide the edge that a screen without colours has")
  func roundGround() throws {
    let screen = try Self.draw(
      #"{"type":"text","string_id":"Buy","decorator":{"background":"red","rect_corner_radius":8}}"#
    )
    #expect(screen.picture == "╭─────╮\n│ Buy │\n╰─────╯")
    #expect(screen.body.grid.inks(Self.legend) == "RRRRRRR\nR bbb R\nRRRRRRR")
  }

  @Test("of a border are those of its asset")
  func border() throws {
    let screen = try Self.draw(#"{"type":"text","string_id":"Buy","decorator":{"border":"blue"}}"#)
    #expect(screen.body.grid.inks(Self.legend) == "BBBBBBB\nB bbb B\nBBBBBBB")
  }

  @Test("in dark mode are those of @dark, where it is defined")
  func dark() throws {
    let screen = try Self.draw(#"{"type":"text","string_id":"Buy","color":"red"}"#, isDark: true)
    #expect(screen.body.grid.grounds(Self.legend) == "bbbbbbb")
    #expect(screen.body.grid.inks(Self.legend) == "  RRR")
  }

  @Test("fade with the opacity of what is around")
  func opacity() throws {
    let screen = try Self.draw(
      #"{"type":"box","opacity":0.498,"content":{"type":"text","string_id":"Buy","decorator":{"background":"white"}}}"#
    )
    #expect(screen.body.grid.inks(Self.legend) == "  ggg")
  }

  @Test("are left out where a device has none")
  func monochrome() throws {
    var phone = Phone(width: 7)
    phone.rest = Self.assets
    phone.colorDepth = .none
    let screen = try phone.draw(
      style: #"{"background":"white","content":{"type":"text","string_id":"Buy","color":"red"}}"#
    )
    #expect(screen.body.grid.grounds([:]) == "·······")
    #expect(screen.body.grid.inks([:]) == "  ···")
    #expect(screen.grounds.isEmpty)
  }

  @Test("that can hardly be told apart are found, with the contrast that the phone shows")
  func contrast() throws {
    let screen = try Self.draw(#"{"type":"text","string_id":"Buy","color":"white"}"#)
    #expect(screen.checks == ["low-contrast"])
    #expect(screen.diagnostics.first?.severity == .warning)
    #expect(
      screen.diagnostics.first?.message
        == "“Buy” stands out from its ground by 1.0:1 (#FFFFFF on #FFFFFF); WCAG asks for 4.5:1"
    )
    #expect(try Self.draw(#"{"type":"text","string_id":"Buy","size":30,"color":"red"}"#).checks.isEmpty)
  }

  @Test("of the file and of the terminal are never mixed")
  func unknownGround() throws {
    let screen = try Phone(width: 7).draw(##"{"type":"text","string_id":"Buy","color":"#FFFFFF"}"##)
    #expect(screen.body.grid.inks([:]) == "  ···")
  }
}
