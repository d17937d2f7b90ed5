import FlowDocuments
import FlowScripts
import Testing

/// Sliders and wheels, changed by a person: what the script is told, and what is drawn then.
@Suite(.serialized, .enabled(if: Engine.isAvailable, "JavaScriptCore is not installed"))
struct ChangedControlTests {
  private func player(_ element: String) throws -> FlowPlayer {
    let script =
      "var v; var told = ''; function setV(a) { v = a.value; SDK.log(typeof a.value + ' ' + a.value); } "
      + "SDK.openScreen({type:'main',instanceId:'m',transitionId:'t',contextPath:''});"
    return try FlowPlayer(
      """
      {"format":"5.1.0","default_localization":"en","localizations":[{"id":"en","strings":[
       {"id":"a","value":"first"},{"id":"b","value":"second"},
       {"id":"num","value":[{"tag":"VALUE","converter":"number","format":"%.1f"}," km"]}]}],
       "screens":{"main":{"layout_behaviour":"flat","content":\(element)}},
       "scripts":[{"content":\(JSONValue.string(script).text(isPretty: false))}]}
      """
    )
  }

  private static let slider = #"{"type":"slider","value":{"var":"v"},"min":1,"max":9,"step":2}"#
  private static let wheel =
    #"{"type":"wheel_range_picker","value":{"var":"v"},"min":0,"max":2,"step":0.5,"format":"num"}"#

  @Test(
    "a number is typed for a slider or a wheel of numbers, and becomes the nearest that there is",
    arguments: [
      (slider, "5", "number 5"), (slider, "6,2", "number 7"), (slider, "100", "number 9"),
      (slider, "-3", "number 1"), (wheel, "1.3", "number 1.5"), (wheel, " 2 ", "number 2"),
    ]
  )
  func numbers(_ element: String, _ typed: String, _ told: String) throws {
    var player = try player(element)
    let control = try #require(player.run.controls.first)
    player.take(.type(typed, into: control.target))
    #expect(player.run.notices.last == .log(level: "info", message: told))
    #expect(player.run.refusal == nil)
  }

  @Test("what is no number is refused, and nothing is set")
  func noNumber() throws {
    var player = try player(Self.slider)
    let control = try #require(player.run.controls.first)
    player.take(.type("much", into: control.target))
    #expect(player.run.refusal == "“much” is no number")
    #expect(player.run.notices == [])
  }

  @Test("a press on a wheel chooses its next row, round and round")
  func rows() throws {
    var player = try player(
      #"{"type":"wheel_items_picker","value":{"var":"v"},"items":[{"string_id":"a","value":"x"},{"string_id":"b","value":7}]}"#
    )
    let control = try #require(player.run.controls.first)
    for told in ["number 7", "string x", "number 7"] {
      player.take(.press(control.target))
      #expect(player.run.notices.last == .log(level: "info", message: told))
    }
  }
}
