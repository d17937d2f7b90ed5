import LocaleMatching
import PreviewInterface
import TerminalUI
import TestSupport
import Testing

@Suite("Searching all texts")
struct SearchTests {
  @Test("finds while it is typed, and tells where Enter leads")
  func live() {
    var script = KeyScript(ShownFlow.library(), 120, 40)
    script.press("Enter", "Tab", "/")
    #expect(script.screen.contains("type to search 4 strings in 5 localizations, and their ids"))
    script.type("unlock")
    #expect(script.screen.contains("1/1"))
    #expect(script.screen.contains("Enter shows it on screen “offer”."))
    script.press("^U")
    script.type("コース")
    #expect(script.screen.contains("全コース"))
    #expect(script.screen.contains("Enter passes ja and shows it on screen “offer”, one of 2 that use it."))
    script.type("xyz")
    #expect(script.screen.contains("Nothing is found."))
  }

  @Test("marks what was found in the text")
  func mark() throws {
    var script = KeyScript(ShownFlow.library(), 120, 40)
    script.press("Enter", "Tab", "/")
    script.type("free")
    let row = try #require(script.rows.firstIndex { $0.contains("Start free trial") })
    // The first row is the selected one, which looks the same throughout; look at it in a longer list.
    script.press("^U")
    script.type("t")
    let other = try #require(script.rows.dropFirst(row + 1).firstIndex { $0.contains("Start free trial") })
    let column = try #require(script.column(of: "t", row: other))
    #expect(script.frame[column, other].style.attributes.contains(.underline))
  }

  @Test("Enter leads there, n and N go on, Esc ends it, and then n goes to the next localization again")
  func walk() {
    var script = KeyScript(ShownFlow.library(), 120, 40)
    script.press("Enter", "Tab", "/")
    script.type("title")
    script.press("Enter")
    #expect(script.screen.contains("1/1 · id “title”"))
    script.press("/")
    script.type("o")
    let hits = script.shown?.found?.hits.count ?? 0
    #expect(hits > 3)
    script.press("Enter", "n", "n")
    #expect(script.screen.contains("3/\(hits) · "))
    script.press("N", "N", "N")
    #expect(script.screen.contains("\(hits)/\(hits) · "))
    script.press("Esc", "Esc")
    #expect(script.state.selection == nil)
    let code = script.state.codeField.text
    script.press("n")
    #expect(script.state.codeField.text != code)
  }

  @Test("Esc leaves the search where it was begun")
  func back() {
    var script = KeyScript(ShownFlow.library(), 120, 40, locale: "ja")
    script.press("Enter", "s", "Tab", "/")
    script.type("unlock")
    script.press("Esc")
    #expect(script.screen.contains("screen 2/2"))
    #expect(script.screen.contains("app passes ja"))
  }

  @Test("a string that no screen shows is told as such, and told about")
  func unused() {
    let text = SampleFlow.text.replacing(
      #"{"id": "title", "value": "Unlock everything"},"#,
      with: #"{"id": "title", "value": "Unlock everything"}, {"id": "old", "value": "Left over"},"#
    )
    var script = KeyScript(ShownFlow.library(text), 120, 40)
    script.press("Enter", "Tab", "/")
    script.type("left")
    #expect(script.screen.contains("no screen"))
    #expect(script.screen.contains("No screen shows it. Enter tells about it."))
    script.press("Enter")
    #expect(script.screen.contains("1/1 · en “old” · no screen shows it"))
    #expect(script.screen.contains("▸ old"))
    #expect(script.screen.contains("! no screen shows it"))
  }

  @Test("under a rule that never gives a localization, a hit in it says so and leaves the code")
  func unreachable() {
    var script = KeyScript(ShownFlow.library(), 120, 40)
    script.press("Enter", "r")
    script.press("↓", "↓", "↓", "↓", "Enter")
    #expect(script.state.session?.rule == .cdn)
    script.press("Tab", "/")
    script.type("Desbloqueie")
    script.press("Enter")
    #expect(script.screen.contains("no code gets pt-br by this rule"))
    #expect(script.screen.contains("▸ title"))
  }

  @Test("a click on a hit selects it")
  func click() throws {
    var script = KeyScript(ShownFlow.library(), 120, 40)
    script.press("Enter", "Tab", "/")
    script.type("o")
    let row = try #require(
      script.rows.firstIndex { $0.contains("courses") && $0.contains("thanks") == false }
    )
    script.click(20, row + 1)
    #expect(script.state.search?.selection.index ?? 0 > 0)
  }
}
