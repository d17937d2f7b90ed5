import LocaleMatching
import PreviewInterface
import TerminalUI
import TestSupport
import Testing

@Suite("Keys that change how a screen looks")
struct LookScriptTests {
  /// White text on blue, which is black in dark mode, and a picture of four pixels.
  private static let flow = ##"""
    {"format": "5.1.0", "default_localization": "en",
     "assets": [{"id": "ground", "type": "color", "value": "#0000FF"},
      {"id": "ground@dark", "type": "color", "value": "#000000"},
      {"id": "pic", "type": "image", "value": "\##(EncodedPictures.png)"}],
     "localizations": [{"id": "en", "strings": [{"id": "title", "value": "Look at me"}]}],
     "screens": {"offer": {"layout_behaviour": "flat", "content": {"type": "v_stack", "content": [
       {"type": "box", "decorator": {"background": "ground"},
        "content": {"type": "text", "string_id": "title", "color": "#FFFFFF"}},
       {"type": "box", "width": 85, "height": 85, "content": {"type": "image", "asset_id": "pic"}}]}}}}
    """##

  private func script(_ change: (inout AppState.Preferences) -> Void = { _ in }) -> KeyScript {
    var preferences = AppState.Preferences()
    preferences.showsPictures = true
    change(&preferences)
    var script = KeyScript(ShownFlow.library(Self.flow), 100, 30, locale: "en", preferences: preferences)
    script.press("Enter", "Tab")
    return script
  }

  /// The ground of the title.
  private func ground(_ script: KeyScript) -> CellColor? {
    let rows = script.screen.split(separator: "\n", omittingEmptySubsequences: false)
    guard let y = rows.firstIndex(where: { $0.contains("Look at me") }),
      let start = rows[y].firstRange(of: "Look at me")?.lowerBound
    else { return nil }
    let x = String(rows[y][..<start]).cellWidth
    return script.frame[x, y].style.background
  }

  /// Whether anything is red, as half of the picture is.
  private func hasRed(_ script: KeyScript) -> Bool {
    (0..<30).contains { y in
      (0..<100).contains { x in
        let style = script.frame[x, y].style
        return [style.foreground, style.background].contains { $0 == .rgb(0xFF0000) }
      }
    }
  }

  @Test("D turns dark assets on and off, as --dark does from the start")
  func dark() {
    var script = script()
    #expect(ground(script) == .rgb(0x0000FF))
    script.press("D")
    #expect(ground(script) == .rgb(0x000000))
    script.press("D")
    #expect(ground(script) == .rgb(0x0000FF))
    #expect(ground(self.script { $0.isDark = true }) == .rgb(0x000000))
  }

  @Test("O leaves the colours of the paywall out, and brings them back")
  func colors() {
    var script = script()
    script.press("O")
    #expect(ground(script) == .terminalDefault)
    script.press("O")
    #expect(ground(script) == .rgb(0x0000FF))
  }

  @Test("P shows names in the place of pictures, as --no-images does from the start")
  func pictures() {
    var script = script()
    #expect(hasRed(script))
    #expect(!script.screen.contains("▣ pic"))
    script.press("P")
    #expect(!hasRed(script))
    #expect(script.screen.contains("▣ pic"))
    #expect(self.script { $0.showsPictures = false }.screen.contains("▣ pic"))
  }
}
