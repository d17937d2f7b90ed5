import PaywallRendering
import TerminalUI
import Testing

@Suite("What depends on the room that is offered")
struct SizeChoiceTests {
  private static func text(_ id: String) -> String { #"{"type":"text","string_id":"\#(id)"}"# }

  /// A choice between two texts at 200 points that are available.
  private static let choice = #"""
    {"type":"switch","cases":[{"condition":[{"metric":"available_width","max":200}],"content":\#(text("short"))}],
     "default":\#(text("long"))}
    """#

  @Test(
    "a switch looks at the room that it stands in, not at the device",
    arguments: [
      (choice, "long"),
      (#"{"type":"box","width":150,"content":\#(choice)}"#, "short"),
      (#"{"type":"box","width":{"max":150},"content":\#(choice)}"#, "short"),
      (#"{"type":"box","width":{"shrink":0,"max":150},"content":\#(choice)}"#, "short"),
      (#"{"type":"box","width":{"fill_max":true},"content":\#(choice)}"#, "long"),
      (#"{"type":"v_stack","padding":[0,100],"content":[\#(choice)]}"#, "short"),
      (#"{"type":"row","items":[{"type":"grid_item","fixed":250,"content":\#(choice)}]}"#, "long"),
      (
        #"{"type":"row","items":[{"type":"grid_item","weight":1,"content":\#(choice)},{"type":"grid_item","weight":3,"content":\#(text("x"))}]}"#,
        "short"
      ),
    ]
  )
  func available(_ element: String, _ expected: String) throws {
    #expect(try Phone(width: 46).draw(element).body.texts.first?.stringID == expected)
  }

  @Test(
    "a flex and a flex_stack lie along the direction that is written while their conditions hold",
    arguments: [
      (
        #"{"type":"flex","direction":"row","condition":[{"metric":"available_width","min":300}],"items":[{"type":"grid_item","weight":1,"content":\#(text("a"))},{"type":"grid_item","weight":1,"content":\#(text("b"))}]}"#,
        1, 2
      ),
      (
        #"{"type":"flex_stack","direction":"v_stack","condition":[{"metric":"available_width","max":300}],"content":[\#(text("a")),\#(text("b"))]}"#,
        1, 2
      ),
    ] as [(String, Int, Int)]
  )
  func flexible(_ element: String, _ wide: Int, _ narrow: Int) throws {
    #expect(try Phone(width: 46).draw(element).body.grid.size.height == wide)
    let box = #"{"type":"box","width":100,"content":\#(element)}"#
    #expect(try Phone(width: 46).draw(box).body.grid.size.height == narrow)
  }

  @Test("what asks for the screen is not misled by a narrow box", arguments: [(300, "long"), (400, "short")])
  func screen(_ most: Int, _ expected: String) throws {
    let choice = #"""
      {"type":"switch","cases":[{"condition":[{"metric":"screen_width","max":\#(most)}],"content":\#(Self.text("short"))}],
       "default":\#(Self.text("long"))}
      """#
    let box = #"{"type":"box","width":100,"content":\#(choice)}"#
    #expect(try Phone(width: 46).draw(box).body.texts.first?.stringID == expected)
  }
}
