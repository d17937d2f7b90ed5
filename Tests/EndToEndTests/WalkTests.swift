import PseudoTerminal
import Testing

extension EndToEndTests {
  /// A walk through a flow: pressed, recorded, and taken again in another language.
  @Suite struct Walk {
    private static let flow = """
      {"format": "5.0.0", "default_localization": "en",
       "localizations": [
         {"id": "en", "strings": [{"id": "start", "value": "The first step"}, {"id": "go", "value": "Go on"},
          {"id": "end", "value": "The last step"}]},
         {"id": "de", "strings": [{"id": "start", "value": "Der erste Schritt"}, {"id": "go", "value": "Weiter"},
          {"id": "end", "value": "Der letzte Schritt"}]}],
       "screens": {
         "first": {"layout_behaviour": "flat", "content": {"type": "v_stack", "content": [
           {"type": "text", "string_id": "start"},
           {"type": "button", "action": {"func": "go"}, "content": {"type": "text", "string_id": "go"}}]}},
         "last": {"layout_behaviour": "flat", "content": {"type": "text", "string_id": "end"}}},
       "scripts": [{"content": "\(script)"}]}
      """

    private static let script =
      "function open(type) { SDK.openScreen({ type, instanceId: type, transitionId: 't', contextPath: '' }); } "
      + "function go() { open('last'); } open('first');"

    /// Whether scripts run here: without the engine the file is shown as it is.
    private static let notInstalled = "JavaScriptCore is not installed"

    @Test func isRecordedAndTakenAgain() throws {
      let scratch = try ScratchFolder()
      let file = try scratch.write(Self.flow, to: "flow.json")
      let record = scratch.path(of: "walk.jsonl")
      let session = try TerminalSession(
        BuiltProgram.command(file, "--record", record, "--locale", "en", in: scratch)
      )
      let first = try session.wait(for: "Go on", "quit")
      if first.contains(Self.notInstalled) { return }
      try session.type("\r\t")
      try session.press(.down)
      try session.press(.down)
      try session.wait(for: "▸ go")
      try session.press(.enter)
      try session.wait(for: "The last step")
      try session.type("q")
      #expect(try session.waitForExit() == .code(0))
      let lines = try scratch.text(of: "walk.jsonl").split(separator: "\n")
      #expect(lines.count == 1)
      #expect(lines.first?.contains(#""press""#) == true)

      let again = try TerminalSession(
        BuiltProgram.command("render", file, "--steps", record, "--locale", "de", in: scratch)
      )
      try again.wait(for: "Der letzte Schritt")
      #expect(!again.screen.contains("Der erste Schritt"))
      #expect(try again.waitForExit() == .code(0))
    }
  }
}
