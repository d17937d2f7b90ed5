import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

@Suite("A text")
struct TextElementTests {
  @Test("is centred by a stack whatever its own alignment, when it is one line")
  func oneLine() throws {
    let picture = try Phone(width: 20).picture(
      #"{"type":"v_stack","content":[{"type":"text","string_id":"Go Pro","align":"trailing"}]}"#
    )
    #expect(picture == "       Go Pro")
  }

  @Test(
    "aligns its lines inside its own room, as the screen is read, when it has several",
    arguments: [
      ("leading", "Unlimited\nGo", "Unlimited\n       Go"),
      ("trailing", "Unlimited\n       Go", "Unlimited\nGo"),
      ("left", "Unlimited\nGo", "Unlimited\nGo"), ("right", "Unlimited\n       Go", "Unlimited\n       Go"),
      ("center", "Unlimited\n   Go", "Unlimited\n    Go"),
      ("justified", "Unlimited\n   Go", "Unlimited\n    Go"),
    ]
  )
  func severalLines(_ align: String, _ leftToRight: String, _ rightToLeft: String) throws {
    let element = #"{"type":"text","string_id":"Unlimited\nGo","align":"\#(align)"}"#
    #expect(try Phone(width: 9).picture(element) == leftToRight)
    #expect(try Phone(width: 9, isRightToLeft: true).picture(element) == rightToLeft)
  }

  @Test(
    "wraps between words; one with too many rows is cut where the phone cuts it, and whole where it shrinks",
    arguments: [
      ("", "One plan for all of\nyour devices", []),
      (#","max_rows":2"#, "One plan for all of\nyour devices", []),
      (#","max_rows":1"#, "One plan for all of…", ["text-cut"]),
      (#","max_rows":1,"on_overflow":["scale"]"#, "One plan for all of\nyour devices", ["text-shrunk"]),
    ]
  )
  func wraps(_ limit: String, _ expected: String, _ checks: [String]) throws {
    let screen = try Phone(width: 20).draw(
      #"{"type":"text","string_id":"One plan for all of your devices"\#(limit)}"#
    )
    #expect(screen.picture == expected)
    #expect(screen.checks == checks)
  }

  @Test(
    "shows how it looks as far as cells can",
    arguments: [
      (#""size":17"#, []), (#""size":24"#, .bold), (#""font":"heavy""#, .bold),
      (#""font":"slanted""#, .italic),
      (#""font":"large""#, .bold), (#""font":"large","size":12"#, []), (#""strike":true"#, .strikethrough),
      (#""underline":true"#, .underline), (#""font":"unknown""#, []),
    ] as [(String, CellStyle.Attributes)]
  )
  func looks(_ attributes: String, _ expected: CellStyle.Attributes) throws {
    let phone = Phone(
      rest: """
        "assets":[
          {"id":"heavy","type":"font","value":"adapty_system","weight":600},
          {"id":"slanted","type":"font","value":"adapty_system","italic":true},
          {"id":"large","type":"font","value":"adapty_system","size":28}
        ],
        """
    )
    let screen = try phone.draw(#"{"type":"text","string_id":"x",\#(attributes)}"#)
    #expect(screen.body.grid.attributes(of: "x") == expected)
  }

  @Test("is looked at piece by piece: what a piece says beats the element")
  func pieces() throws {
    let phone = Phone(
      strings: """
        {"id":"t","value":["a",{"text":"b","attributes":{"strike":true}},{"text":"c","attributes":{"size":12}}]}
        """
    )
    let grid = try phone.draw(#"{"type":"text","string_id":"t","size":30}"#).body.grid
    #expect(grid.picture.contains("abc"))
    #expect(grid.attributes(of: "a") == .bold)
    #expect(grid.attributes(of: "b") == [.bold, .strikethrough])
    #expect(grid.attributes(of: "c") == [])
  }

  @Test(
    "alone in a box of a fixed height has the rows that fit into it on the phone",
    arguments: [
      // 17 points: two lines in 48 points, one in 40; 13 points: two in 40.
      (48, "", "", "One plan for all of\nyour devices", []),
      (40, "", "", "One plan for all of…", ["text-cut"]),
      (40, #","size":13"#, "", "One plan for all of\nyour devices", []),
      (40, #","on_overflow":"scale""#, "", "One plan for all of\nyour devices", ["text-shrunk"]),
      (48, "", #","padding":[8,0]"#, "One plan for all of…", ["text-cut"]),
      (48, #","max_rows":1"#, "", "One plan for all of…", ["text-cut"]),
      (10, "", "", "One plan for all of…", ["text-cut"]),
    ]
  )
  func fixedHeight(
    _ height: Int,
    _ text: String,
    _ padding: String,
    _ shown: String,
    _ checks: [String]
  ) throws {
    let size = text.contains("size") ? "" : #","size":17"#
    let screen = try Phone(width: 20).draw(
      #"""
      {"type":"box","height":\#(height),"content":{"type":"v_stack","content":[
      {"type":"text","string_id":"One plan for all of your devices"\#(size)\#(text)\#(padding)}]}}
      """#
    )
    #expect(screen.picture == shown)
    #expect(screen.checks == checks)
  }

  @Test("says how tall the box is that cuts it")
  func fixedHeightMessage() throws {
    let text = #"{"type":"text","string_id":"One two three four","size":17}"#
    let screen = try Phone(width: 8).draw(#"{"type":"box","height":48,"content":\#(text)}"#)
    #expect(
      screen.diagnostics.map(\.message) == [
        "the phone cuts “One two three four”: it needs about 3 rows and the box of 48 points around it has room for 2"
      ]
    )
    let shared = try Phone(width: 8).draw(
      #"{"type":"box","height":48,"content":{"type":"v_stack","content":[\#(text),\#(text)]}}"#
    )
    #expect(shared.checks == [])
  }

  @Test(
    "holds a picture where the phone draws one: on iOS only one that the file carries",
    arguments: [
      ("own", Platform.iOS, "Go ▣ on", []), ("check_own", .iOS, "Go ✓ on", []),
      ("remote", .iOS, "Go  on", ["picture-in-text"]), ("remote", .android, "Go ▣ on", []),
      ("preview", .iOS, "Go  on", ["picture-in-text"]), ("unknown", .iOS, "Go  on", ["picture-in-text"]),
      ("unknown", .android, "Go  on", ["picture-in-text"]),
    ]
  )
  func picture(_ id: String, _ platform: Platform, _ expected: String, _ checks: [String]) throws {
    let phone = Phone(
      width: 7,
      platform: platform,
      strings: #"{"id":"t","value":["Go ",{"image":"\#(id)"}," on"]}"#,
      rest: #"""
        "assets":[{"id":"own","type":"image","value":"aGk="},{"id":"check_own","type":"image","value":"aGk="},
        {"id":"remote","type":"image","url":"https://example.com/a.png"},
        {"id":"preview","type":"image","url":"https://example.com/a.png","preview_value":"aGk="}],
        """#
    )
    let screen = try phone.draw(#"{"type":"text","string_id":"t"}"#)
    #expect(screen.picture.trimmingPrefix(while: \.isWhitespace) == expected)
    #expect(screen.checks == checks)
  }

  @Test("draws a picture in it in its tint, and its pieces in their own colours and grounds")
  func colors() throws {
    let phone = Phone(
      width: 5,
      strings: #"""
        {"id":"t","value":["a",{"text":"b","attributes":{"color":"red","background":"blue"}},
        {"text":"c","attributes":{"color":"fade"}},{"image":"x","attributes":{"tint":"red"}}]}
        """#,
      rest: ##"""
        "assets":[{"id":"x","type":"image","value":"aGk="},{"id":"red","type":"color","value":"#FF0000"},
        {"id":"blue","type":"color","value":"#0000FF"},{"id":"green","type":"color","value":"#00FF00"},
        {"id":"font","type":"font","value":"adapty_system","color":"#FFFF00"},
        {"id":"fade","type":"linear-gradient","values":[{"p":0,"color":"#FF0000"}],"points":{"x0":0,"x1":1,"y0":0,"y1":0}}],
        """##
    )
    let grid = try phone.draw(#"{"type":"text","string_id":"t","color":"green","font":"font"}"#).body.grid
    let styles = (0..<4).map { grid[$0, 0].style }
    // A gradient goes straight to the font's colour.
    #expect(styles.map(\.foreground) == [.rgb(0x00FF00), .rgb(0xFF0000), .rgb(0xFFFF00), .rgb(0xFF0000)])
    #expect(styles.map(\.background) == [.black, .rgb(0x0000FF), .black, .black])
  }

  @Test("has its colours by names of Android's own there", arguments: Platform.allCases)
  func androidColors(_ platform: Platform) throws {
    let phone = Phone(
      width: 2,
      platform: platform,
      strings:
        ##"{"id":"t","value":["a",{"text":"b","attributes":{"text_color":"#0000FF","color":"#FF0000"}}]}"##,
      rest: ##""assets":[{"id":"any","type":"color","value":"#FFFFFF"}],"##
    )
    let grid = try phone.draw(##"{"type":"text","string_id":"t","color":"#00FF00","text_color":"#0000FF"}"##)
      .body.grid
    #expect(grid[0, 0].style.foreground == .rgb(platform == .android ? 0x0000FF : 0x00FF00))
    #expect(grid[1, 0].style.foreground == .rgb(platform == .android ? 0x0000FF : 0xFF0000))
  }

  @Test("says nothing of line heights and letter spacing, which cells do not have")
  func spacing() throws {
    let picture = try Phone(width: 5).picture(
      #"{"type":"text","string_id":"ab\ncd","line_height":40,"letter_spacing":9}"#
    )
    #expect(picture == " ab\n cd")
  }
}
