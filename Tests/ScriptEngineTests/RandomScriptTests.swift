import FlowDocuments
import FlowScripts
import TestSupport
import Testing

/// Whatever a script does, the phone that it runs on lives on.
@Suite(.serialized, .enabled(if: Engine.isAvailable, "JavaScriptCore is not installed"))
struct RandomScriptTests {
  private static func view(_ script: String) -> String {
    """
    {"format": "5.0.0", "default_localization": "en",
     "localizations": [{"id": "en", "strings": [{"id": "fixed", "value": "always here"}]}],
     "screens": {"main": {"layout_behaviour": "flat", "on_will_appear": {"func": "f2"},
       "content": {"type": "v_stack", "content": [
         {"type": "text", "string_id": "fixed"}, {"type": "text", "string_id": {"var": "ui.x"}},
         {"type": "button", "action": [{"func": "f0"}, {"func": "f1"}], "content": {"type": "text", "string_id": "fixed"}},
         {"type": "toggle", "value": {"var": "on"}}, {"type": "text_field", "value": {"var": "ui.x"}},
         {"type": "section", "index": {"var": "index"}, "content": [{"type": "text", "string_id": "fixed"}]},
         {"type": "pager", "page_index": {"var": "page"},
          "content": [{"type": "text", "string_id": "fixed"}, {"type": "text", "string_id": "fixed"}]}]}}},
     "scripts": [{"content": \(JSONValue.string(script).text(isPretty: false))}]}
    """
  }

  @Test("a script that was made up ends or is ended, and what can be drawn is drawn", arguments: 1...80)
  func survives(_ seed: Int) throws {
    var random = RandomScript(seed: UInt64(seed))
    let script = random.source()
    var player = try FlowPlayer(Self.view(script))
    #expect(player.run.isIdle, "\(script)")
    for control in player.run.controls.prefix(4) {
      switch control.kind {
      case .button, .toggle, .choice: player.take(.press(control.target))
      case .number: player.take(.type("1e999", into: control.target))
      case .field: player.take(.type("x\u{0}\u{1B}", into: control.target))
      case .pager: player.take(.turn(1, of: control.target))
      }
      #expect(player.run.isIdle, "\(script)")
    }
    if let question = player.run.question { player.take(.answer(question.calledOff.id)) }
    player.take(.back)
    #expect(player.run.isIdle, "\(script)")
    // A screen that was opened has what no script decides, whatever has become of the script.
    if player.run.stage?.top?.instance.screenID == "main" {
      #expect(player.lines.contains("always here"), "\(script)")
    }
    #expect(player.messages.count < 100)
  }

  @Test("a variable that calls the SDK whenever it is read is stopped and told")
  func callingGetter() throws {
    let script = """
      var ui = { get x() { SDK.log("again"); return "fixed"; } };
      SDK.openScreen({ type: "main", instanceId: "m", transitionId: "t", contextPath: "" });
      """
    let player = try FlowPlayer(Self.view(script))
    #expect(player.run.isIdle)
    #expect(player.checks.contains("endless-calls"))
    #expect(player.run.notices.count < 10)
    #expect(player.lines.contains("always here"))
  }
}
