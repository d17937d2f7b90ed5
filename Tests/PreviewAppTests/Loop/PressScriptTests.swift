import LocaleMatching
import PreviewInterface
import Testing

@Suite("What a press leaves behind")
struct PressScriptTests {
  /// A view of 4.x, whose buttons work without an engine: a switch, and a button that opens a sheet.
  private static let flow = """
    {"format": "4.4.1", "template_id": "flat", "default_localization": "en",
     "localizations": [{"id": "en", "strings": [{"id": "more", "value": "See more"}, {"id": "all", "value": "All of it"}]}],
     "styles": {
       "default": {"content": {"type": "v_stack", "content": [
         {"type": "toggle", "section_id": "s", "on_index": 1, "off_index": 0},
         {"type": "button", "action": {"type": "open_screen", "screen_id": "sheet"},
          "normal": {"type": "text", "string_id": "more"}}]}},
       "sheet": {"content": {"type": "text", "string_id": "all"}}}}
    """

  private func script() -> KeyScript {
    var script = KeyScript(ShownFlow.library(Self.flow), 120, 30, locale: "en")
    script.press("Enter", "Tab")
    return script
  }

  @Test("a switch is called one, and tells how it stands")
  func toggle() {
    var script = script()
    script.press("↓")
    #expect(script.screen.contains("▸ a switch, which is off"))
    script.press("Enter")
    #expect(script.screen.contains("▸ a switch, which is on"))
  }

  @Test("what was pressed is no longer selected where another screen has come")
  func selection() {
    var script = script()
    script.press("↓", "↓", "Enter")
    #expect(script.screen.contains("All of it"))
    #expect(script.state.selection == nil)
  }

  @Test("where nothing goes back, that is said in words of its own")
  func back() {
    var script = script()
    script.press("Backspace")
    #expect(script.screen.contains(" nothing goes back here: no sheet is open, and iOS has no back button"))
  }
}
