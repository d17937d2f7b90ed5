import LocaleMatching
import PreviewInterface
import TerminalUI
import Testing

@Suite("The parts of a screen in its pane")
struct ScreenPartsTests {
  /// A screen of 40 lines with an overlay of a line at each place.
  private static func flow(layout: String, footer: String = "footer", lines: Int = 40) -> String {
    func text(_ id: String) -> String { #"{"type": "text", "string_id": "\#(id)"}"# }
    let ids = (1...lines).map { "line \($0)." }
    let all = ids + ["skip", "hint", "legal", "footer"]
    let strings = all.map { #"{"id": "\#($0)", "value": "\#($0)"}"# }.joined(separator: ",")
    let content = #"{"type": "v_stack", "content": [\#(ids.map(text).joined(separator: ","))]}"#
    let parts =
      layout == "transparent"
      ? #""content": {"type": "box"}, "footer": \#(content)"#
      : #""content": \#(content), "footer": \#(text("footer"))"#
    return """
      {"format": "5.1.0", "default_localization": "en",
       "localizations": [{"id": "en", "strings": [\(strings)]}],
       "screens": {"offer": {"layout_behaviour": "\(layout)", \(parts),
        "overlay": [{"v_align": "top", "h_align": "trailing", "content": \(text("skip"))},
                    {"v_align": "center", "content": \(text("hint"))},
                    {"v_align": "bottom", "content": \(text("legal"))}]}}}
      """
  }

  private func script(_ flow: String, height: Int = 24) -> KeyScript {
    var script = KeyScript(ShownFlow.library(flow), 100, height, locale: "en")
    script.press("Enter", "Tab")
    return script
  }

  /// The row of the screen on which a text stands.
  private func row(_ text: String, _ script: KeyScript) -> Int? {
    script.screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
  }

  @Test("overlays and the footer stay where they are while the content scrolls")
  func pinned() throws {
    var script = script(Self.flow(layout: "flat"))
    let parts = ["skip", "hint", "footer", "legal"]
    let before = parts.map { row($0, script) }
    #expect(row("line 1.", script) != nil)
    script.press("G")
    #expect(row("line 1.", script) == nil)
    #expect(row("line 40.", script) != nil)
    #expect(parts.map { row($0, script) } == before)
    let rows = before.compactMap { $0 }
    #expect(rows.count == 4 && rows == rows.sorted())
  }

  @Test("where there is no room to keep them in place they scroll with the rest, and none is lost")
  func narrow() {
    var script = script(Self.flow(layout: "flat"), height: 11)
    script.press("g")
    #expect(row("skip", script) != nil)
    script.press("G")
    #expect(row("footer", script) != nil)
    #expect(row("legal", script) != nil)
  }

  @Test("a transparent screen opens at its end")
  func transparent() {
    var script = script(Self.flow(layout: "transparent"))
    #expect(row("line 40.", script) != nil)
    #expect(row("line 1.", script) == nil)
    script.press("g")
    #expect(row("line 1.", script) != nil)
    #expect(row("line 40.", script) == nil)
    script.resize(100, 20)
    #expect(row("line 1.", script) != nil)
  }

  @Test("a screen that does not scroll marks the rows that a phone cuts off")
  func cut() throws {
    var script = script(Self.flow(layout: "default", lines: 60))
    let first = try #require(row("line 1.", script))
    let lines = script.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[first].contains("◂╌"))
    script.press("^D", "^D")
    let seen = try #require(row("line 20.", script))
    #expect(!script.screen.split(separator: "\n", omittingEmptySubsequences: false)[seen].contains("◂╌"))
  }

  @Test(
    "arrows and clicks reach the text of every part, with its reasons",
    arguments: ["skip", "hint", "legal", "footer"]
  )
  func pointing(_ id: String) throws {
    var script = script(Self.flow(layout: "flat"))
    let y = try #require(row(id, script))
    let line = Array(script.screen.split(separator: "\n", omittingEmptySubsequences: false)[y])
    let x = try #require(line.indices.first { String(line[$0...].prefix(id.count)) == id })
    script.click(x, y)
    #expect(script.state.selection?.stringID == id)
    // Wide enough for the reasons to name the place in the file on one line.
    script.resize(200, 60)
    #expect(script.screen.contains(id == "footer" ? "/screens/offer/footer" : "/screens/offer/overlay"))
  }

  @Test("arrows go through all parts from top to bottom")
  func arrows() {
    var script = script(Self.flow(layout: "flat", lines: 3), height: 40)
    var ids: [String?] = []
    for _ in 1...7 {
      script.press("↓")
      ids.append(script.state.selection?.stringID)
    }
    #expect(ids == ["skip", "line 1.", "line 2.", "line 3.", "hint", "footer", "legal"])
  }
}
