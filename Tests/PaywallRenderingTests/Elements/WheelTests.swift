import FlowDocuments
import PaywallRendering
import Testing

@Suite("A wheel")
struct WheelTests {
  private static let items = #"""
    "items":[{"string_id":"a","value":1},{"string_id":"b","value":2},{"string_id":"c_id","value":3},{"string_id":"d","value":4}]
    """#
  private static let strings = #"{"id":"a","value":"Ada"},{"id":"b","value":"Bo"},{"id":"d","value":"Dee"}"#

  @Test(
    "shows the chosen text between its neighbours, the first where none is chosen, and the id of a missing one",
    arguments: [
      (nil, "▸ Ada ◂\n  Bo"), (.number(9), "▸ Ada ◂\n  Bo"), (.text("2"), "▸ Ada ◂\n  Bo"),
      (.number(2), " Ada\n▸ Bo ◂\n c_id"), (.number(4), " c_id\n▸ Dee ◂"),
    ] as [(ScriptValue?, String)]
  )
  func items(_ value: ScriptValue?, _ expected: String) throws {
    let phone = Phone(width: 7, state: .setting("v", to: value), strings: Self.strings)
    let screen = try phone.draw(#"{"type":"wheel_items_picker","value":{"var":"v"},\#(Self.items)}"#)
    #expect(screen.picture == expected)
  }

  @Test("tells which texts are out of sight")
  func hidden() throws {
    let screen = try Phone(width: 7, strings: Self.strings).draw(
      #"{"type":"wheel_items_picker","value":{"var":"v"},\#(Self.items)}"#
    )
    #expect(
      screen.diagnostics.map(\.message) == [
        "the wheel shows its text 1 and those beside it; others hold “c_id”, “d”"
      ]
    )
  }

  @Test(
    "of numbers writes each as its format has it",
    arguments: [
      (nil, " ▸ one ◂\n 3 days"), (3, "   one\n▸ 3 days ◂\n  5 days"), (3.9, "   one\n▸ 3 days ◂\n  5 days"),
      (99, "  5 days\n▸ 7 days ◂"),
    ] as [(Double?, String)]
  )
  func numbers(_ value: Double?, _ expected: String) throws {
    let phone = Phone(
      width: 10,
      state: .setting("v", to: value.map { .number($0) }),
      strings:
        #"{"id":"one","value":"one"},{"id":"days","value":[{"tag":"VALUE","converter":"number"}," days"]}"#
    )
    let picture = try phone.picture(
      #"{"type":"wheel_range_picker","value":{"var":"v"},"min":1,"max":8,"step":2,"format":[{"from":1,"string_id":"one"},{"from":2,"string_id":"days"}]}"#
    )
    #expect(picture == expected)
  }
}
