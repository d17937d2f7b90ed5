import LocaleMatching
import PreviewInterface
import PreviewModel
import TerminalUI
import Testing

@Suite("Turning pages")
struct PagerScriptTests {
  /// A screen with two pagers, one above the other, and a second language.
  private static func flow(direction: String = "false") -> String {
    func pager(_ ids: [String]) -> String {
      let pages = ids.map { #"{"type": "text", "string_id": "\#($0)"}"# }.joined(separator: ",")
      return #"{"type": "pager", "page_control": {"padding": 0}, "content": [\#(pages)]}"#
    }
    func strings(_ tag: String) -> String {
      ["a", "b", "c", "x", "y"].map { #"{"id": "\#($0)", "value": "\#(tag) \#($0)"}"# }.joined(separator: ",")
    }
    return """
      {"format": "5.1.0", "default_localization": "en",
       "localizations": [{"id": "en", "is_right_to_left": \(direction), "strings": [\(strings("page"))]},
                         {"id": "de", "strings": [\(strings("Seite"))]}],
       "screens": {"offer": {"layout_behaviour": "flat", "content": {"type": "v_stack", "content":
         [\(pager(["a", "b", "c"])), \(pager(["x", "y"]))]}}}}
      """
  }

  private func script(_ flow: String = Self.flow()) -> KeyScript {
    var script = KeyScript(ShownFlow.library(flow), 100, 24, locale: "en")
    script.press("Enter", "Tab")
    return script
  }

  private func shows(_ script: KeyScript, _ texts: String...) -> Bool {
    texts.allSatisfy { script.screen.contains($0) }
  }

  @Test("] and [ turn the first pager, and stop at its ends")
  func turn() {
    var script = script()
    #expect(shows(script, "page a", "page x", "● ○ ○"))
    script.press("]")
    #expect(shows(script, "page b", "page x", "○ ● ○", "page 2 of 3"))
    script.press("]", "]")
    #expect(shows(script, "page c", "this is the last of 3 pages"))
    script.press("[", "[", "[")
    #expect(shows(script, "page a", "this is the first page"))
  }

  @Test("with a text selected the pager around it turns")
  func selected() {
    var script = script()
    script.press("↓", "↓", "]")
    #expect(shows(script, "page a", "page y"))
  }

  @Test("a page stays turned in another language, and 0 turns it back")
  func language() {
    var script = script()
    script.press("]", "i")
    script.type("de")
    #expect(shows(script, "Seite b", "Seite x"))
    script.press("Enter", "0")
    #expect(shows(script, "Seite a"))
  }

  @Test("a search leads to the page that shows what was found")
  func search() {
    var script = script()
    script.press("/")
    script.type("page c")
    script.press("Enter")
    #expect(shows(script, "page c", "page x"))
    #expect(script.state.selection?.place != nil)
  }

  @Test(
    "a click on the dots turns forwards on the side where lines end, else back",
    arguments: [("false", 1, "page b"), ("false", -1, "page a"), ("true", -1, "page b")]
  )
  func click(_ isRightToLeft: String, _ side: Int, _ expected: String) throws {
    var script = script(Self.flow(direction: isRightToLeft))
    let rows = script.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(rows.firstIndex { $0.contains("○") })
    let dots = try #require(rows[y].firstIndex { "●○".contains($0) })
    let x = rows[y].distance(from: rows[y].startIndex, to: dots) + 2 + 6 * side
    script.click(x, y)
    #expect(shows(script, expected))
  }

  @Test("where no pager is, that is said")
  func none() {
    var script = KeyScript()
    script.press("Enter", "]")
    #expect(shows(script, "no pager is on this screen"))
  }

  @Test(
    "render turns every pager to a page, to the last where it has fewer",
    arguments: [
      ("", ["page a", "page x", "the pager shows page 1 of 3; others hold “b”, “c”"]),
      ("--page 2", ["page b", "page y"]), ("--page 3", ["page c", "page y"]),
    ]
  )
  func render(_ options: String, _ expected: [String]) {
    let run = Run.run("render flow.json \(options)", .memory(["flow.json": Self.flow()]))
    for text in expected { #expect(run.output.contains(text)) }
    #expect(Run.run("render flow.json --page 0", .memory(["flow.json": Self.flow()])).code == .usage)
  }
}
