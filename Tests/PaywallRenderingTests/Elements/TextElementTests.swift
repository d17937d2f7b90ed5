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

  @Test("aligns its lines inside its own room, when it has several")
  func severalLines() throws {
    func picture(_ align: String) throws -> String {
      try Phone(width: 20).picture(#"{"type":"text","string_id":"Unlimited\nGo\n","align":"\#(align)"}"#)
    }
    #expect(
      try picture("leading") == """
             Unlimited
             Go

        """
    )
    #expect(
      try picture("center") == """
             Unlimited
                Go

        """
    )
    #expect(
      try picture("trailing") == """
             Unlimited
                    Go

        """
    )
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
}
