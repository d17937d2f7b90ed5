import FlowDocuments
import PaywallRendering
import TerminalUI
import Testing

@Suite("A field for typing")
struct FieldTests {
  @Test("is a frame with its hint while it is empty")
  func hint() throws {
    let picture = try Phone(width: 20).picture(
      #"{"type":"text_field","placeholder":{"string_id":"Your name"}}"#
    )
    #expect(
      picture == """
        ┌──────────────────┐
        │ Your name        │
        └──────────────────┘
        """
    )
  }

  @Test(
    "shows what is typed, as dots where it is secret, on the side that it names",
    arguments: [
      ("", "Ada", "Ada     "), (#","secure_entry":true"#, "Ada", "•••     "),
      (#","align":"trailing""#, "Ada", "     Ada"), (#","align":"center""#, "Ada", "  Ada   "),
      (#","align":"trailing""#, "", "    Name"), ("", "Ada Lovelace", "Ada Lov…"),
    ]
  )
  func typed(_ attributes: String, _ text: String, _ expected: String) throws {
    let phone = Phone(width: 12, state: .setting("name", to: .text(text)))
    let screen = try phone.draw(
      #"{"type":"text_field","value":{"var":"name"},"placeholder":{"string_id":"Name"}\#(attributes)}"#
    )
    #expect(
      screen.picture == """
        ┌──────────┐
        │ \(expected) │
        └──────────┘
        """
    )
    #expect(screen.checks == [])
  }

  @Test("stands at the other side in a screen that is read from the right")
  func rightToLeft() throws {
    let phone = Phone(width: 12, isRightToLeft: true)
    let picture = try phone.picture(#"{"type":"text_field","placeholder":{"string_id":"اسم"}}"#)
    #expect(picture.split(separator: "\n")[1] == "│      ﻢﺳﺍ │")
  }

  @Test("has no frame of its own where its decorator or the box that holds it shows where it is")
  func framed() throws {
    let field = #""type":"text_field","placeholder":{"string_id":"Name"}"#
    let decorator = ##""decorator":{"border":"#00AA00","rect_corner_radius":8}"##
    let expected = """
      ╭──────────╮
      │ Name     │
      ╰──────────╯
      """
    #expect(try Phone(width: 12).picture("{\(field),\(decorator)}") == expected)
    #expect(try Phone(width: 12).picture(#"{"type":"box","content":{\#(field)},\#(decorator)}"#) == expected)
  }

  @Test("cuts a hint that has no room, which is worth knowing")
  func longHint() throws {
    let screen = try Phone(width: 16).draw(
      #"{"type":"text_field","placeholder":{"string_id":"Your full name please"}}"#
    )
    #expect(screen.picture.contains("│ Your full n… │"))
    #expect(screen.checks == ["text-cut"])
  }

  @Test(
    "of several rows grows with its text, between the rows that it names",
    arguments: [
      ("", 2), ("a", 2), ("a\nb\nc", 3), ("a\nb\nc\nd\ne", 3),
    ]
  )
  func editor(_ text: String, _ rows: Int) throws {
    let phone = Phone(width: 10, state: .setting("note", to: .text(text)))
    let picture = try phone.picture(
      #"{"type":"text_editor","value":{"var":"note"},"min_rows":2,"max_rows":3}"#
    )
    #expect(picture.split(separator: "\n").count == rows + 2)
  }

  @Test("looks as it names where the script calls it wrong", arguments: [true, false])
  func invalid(_ isValid: Bool) throws {
    var state = FlowState.setting("name", to: .text("x"))
    state.values[Binding("ok")] = .bool(isValid)
    let grid = try Phone(width: 10, state: state).draw(
      #"{"type":"text_field","value":{"var":"name"},"validation":{"var":"ok"},"invalid_attributes":{"underline":true}}"#
    ).body.grid
    #expect(grid.attributes(of: "x") == (isValid ? [] : .underline))
  }
}
