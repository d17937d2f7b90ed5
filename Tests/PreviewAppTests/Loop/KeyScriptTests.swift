import LocaleMatching
import PreviewInterface
import TerminalUI
import TestSupport
import Testing

@Suite("What a person does, and sees")
struct KeyScriptTests {
  @Test("a code typed at once after the start shows its silent fallback and the code to pass")
  func typeAtOnce() {
    var script = KeyScript()
    script.type("pt_BR")
    #expect(script.screen.contains("app passes pt_BR"))
    #expect(script.screen.contains("! silent fallback"))
    #expect(script.screen.contains("shows en"))
    #expect(script.screen.contains("pass pt-br instead"))
  }

  @Test("no code, an empty code and a code are told apart")
  func omittedAndEmpty() {
    var script = KeyScript()
    #expect(script.screen.contains("app passes no code"))
    script.press("x", "Backspace")
    #expect(script.screen.contains("app passes an empty code"))
    script.press("Backspace")
    #expect(script.screen.contains("app passes no code"))
  }

  @Test("moving in the lists passes the code of each row")
  func moveInLists() {
    var script = KeyScript()
    script.press("↓", "↓")
    #expect(script.screen.contains("app passes pt-br"))
    #expect(script.screen.contains("Desbloqueie tudo"))
    #expect(script.screen.contains("◂en"))
    script.press("k")
    #expect(script.screen.contains("Unlock everything"))
  }

  @Test("letters are text in the code line and commands after leaving it", arguments: ["Enter", "Tab"])
  func leaveTheCodeLine(_ key: String) {
    var script = KeyScript()
    script.press("q")
    #expect(!script.hasQuit)
    script.press(key, "q")
    #expect(script.hasQuit)
  }

  @Test("typing after i takes the place of the old code; moving the cursor first keeps it")
  func replaceTheCode() {
    var script = KeyScript(locale: "ja")
    script.press("Enter", "i", "t", "h")
    #expect(script.screen.contains("app passes th "))
    script.press("Enter", "i", "End", "-", "T", "H")
    #expect(script.screen.contains("app passes th-TH"))
  }

  @Test("the wheel over the lists scrolls them and leaves the code")
  func wheelOverLists() {
    var script = KeyScript(locale: "ja")
    script.press("Enter")
    script.wheel(.scrollDown, 4, 12)
    #expect(script.screen.contains("app passes ja"))
    #expect(!script.screen.contains("In this flow"))
  }

  @Test("keeping a filter passes the first match, or the row that was selected where it matches")
  func keepFilter() {
    var script = KeyScript(locale: "ja")
    script.press("Enter", "/", "K", "o", "r", "e", "a", "n", "Enter")
    #expect(script.state.codeField.text == "ko")
  }

  @Test("Esc takes back what was typed")
  func takeBack() {
    var script = KeyScript(locale: "ja")
    script.type("xx")
    #expect(script.screen.contains("app passes jaxx"))
    script.press("Esc")
    #expect(script.screen.contains("app passes ja"))
    #expect(!script.screen.contains("jaxx"))
  }

  @Test("a paste into the code line is text, whatever it holds")
  func paste() {
    var script = KeyScript()
    script.paste("")
    #expect(script.screen.contains("app passes no code"))
    script.paste("q\u{1B}[31m\nde")
    #expect(!script.hasQuit)
    #expect(script.screen.contains("app passes q␛[31m"))
    #expect(!script.screen.contains("[31mde"))
  }

  @Test("the filter narrows both lists, Enter takes the row, Esc lists all again")
  func filter() {
    var script = KeyScript()
    script.press("Enter", "/", "j", "a", "_")
    #expect(script.screen.contains("ja_JP"))
    #expect(!script.screen.contains("ko_KR"))
    script.press("Enter")
    #expect(script.screen.contains("app passes ja_JP"))
    #expect(script.screen.contains("silent fallback"))
    script.press("Esc")
    #expect(script.state.session?.picker.filter == "")
    #expect(script.screen.contains("app passes ja_JP"))
  }

  @Test("Tab and ? show the keys of the pane in focus; Esc goes back to it")
  func help() {
    var script = KeyScript()
    script.press("Tab", "?")
    #expect(script.screen.contains("Keys · Paywall"))
    script.press("Esc")
    #expect(!script.screen.contains("Keys ·"))
    #expect(script.state.focus == .paywall)
  }

  @Test("another rule gives another answer for the same code")
  func chooseRule() {
    var script = KeyScript(locale: "pt_BR")
    script.press("Enter", "r")
    #expect(script.screen.contains("Matching rule"))
    script.press("↓", "↓", "Enter")
    #expect(script.state.session?.rule == .onboarding)
    #expect(script.screen.contains("normalized match"))
    #expect(script.screen.contains("Desbloqueie tudo"))
  }

  @Test("s and S go round the screens")
  func screens() {
    var script = KeyScript()
    script.press("Enter", "s")
    #expect(script.screen.contains("screen 2/2 “thanks”"))
    script.press("s")
    #expect(script.screen.contains("screen 1/2 “offer”"))
    script.press("S")
    #expect(script.screen.contains("screen 2/2 “thanks”"))
  }

  @Test("several views open the list to choose from, q there quits and Enter opens")
  func choose() {
    var script = KeyScript(ShownFlow.two)
    #expect(script.screen.contains("Flows and variations"))
    script.press("Esc")
    #expect(script.screen.contains("Flows and variations"))
    var quitting = script
    quitting.press("q")
    #expect(quitting.hasQuit)
    script.press("↓", "Enter")
    #expect(script.screen.contains("The second"))
    script.press("Enter", "v", "q")
    #expect(!script.hasQuit)
    #expect(script.screen.contains("The second"))
  }

  @Test("reading a broken file again keeps the last good view and says why")
  func reloadBroken() {
    var script = KeyScript(locale: "ja")
    script.press("Enter", "s")
    script.change(files: ShownFlow.broken)
    script.press("R")
    #expect(script.screen.contains("全コース"))
    #expect(script.screen.contains("offer.json:1:"))
    script.press("↓")
    #expect(!script.screen.contains("offer.json:1:"))
  }

  @Test("reading a changed file again keeps code, screen and place")
  func reload() {
    var script = KeyScript(locale: "pt-br")
    script.press("Enter", "s", "Tab", "^D")
    script.change(files: ShownFlow.library(SampleFlow.text.replacing("All courses", with: "Every course")))
    script.press("R")
    #expect(script.screen.contains("app passes pt-br"))
    #expect(script.screen.contains("screen 2/2"))
    #expect(script.screen.contains("Every course"))
    #expect(script.state.paywallScroll.rows == 9)
  }

  @Test("a click selects the row under it, a click on a head changes nothing")
  func click() {
    var script = KeyScript()
    let rows = script.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains("= ja") } ?? 0
    script.click(4, row)
    #expect(script.screen.contains("app passes ja"))
    script.type("i")
    script.press("End")
    script.type("x")
    let head = rows.firstIndex { $0.contains("Phones send") } ?? 0
    script.click(4, head)
    #expect(script.screen.contains("app passes jax"))
  }

  @Test("the cursor stands where the next letter goes, in a code longer than the line too")
  func cursor() {
    var script = KeyScript()
    script.type("pt_BR")
    #expect(script.frame.cursor == CellPoint(x: 18, y: 1))
    script.press("←", "←")
    #expect(script.frame.cursor == CellPoint(x: 16, y: 1))
    script.press("Home")
    #expect(script.frame.cursor == CellPoint(x: 13, y: 1))
    script.press("End")
    script.type("-a-code-that-does-not-fit-at-all")
    let end = script.frame.cursor?.x ?? 0
    #expect(script.frame[end - 1, 1].content == .narrow("l"))
    script.press("←")
    #expect(script.frame.cursor?.x == end - 1)
    script.press("Home")
    #expect(script.frame.cursor == CellPoint(x: 13, y: 1))
  }

  @Test("n in the reasons tells all about the next string")
  func strings() {
    var script = KeyScript(ShownFlow.library(), 120, 60, locale: "pt-br")
    script.press("S-Tab", "n")
    #expect(script.screen.contains("1 string from en, 1 empty"))
    #expect(script.screen.contains("▸ courses"))
    #expect(script.screen.contains("pt-br  ✗ not there"))
    #expect(script.screen.contains("en     All courses"))
    #expect(script.screen.contains("used by: offer (this one)"))
    script.press("n")
    #expect(script.screen.contains("pt-br  ∅ empty"))
    #expect(script.screen.contains("en     Cancel any time"))
    script.press("Esc")
    #expect(!script.screen.contains("pt-br  ∅ empty"))
  }

  @Test("the wheel scrolls what is under the pointer and leaves the focus")
  func wheel() {
    var script = KeyScript()
    script.press("Enter", "s")
    script.wheel(.scrollDown, 50, 10)
    #expect(script.state.paywallScroll.rows == 3)
    #expect(script.state.focus == .locale)
    script.wheel(.scrollUp, 50, 10)
    #expect(script.state.paywallScroll.rows == 0)
  }

  @Test("the end of a long screen is still seen after the terminal has grown")
  func growing() {
    var script = KeyScript()
    script.press("Enter", "s", "Tab", "G")
    let scrolled = script.state.paywallScroll.rows
    #expect(scrolled > 20)
    script.resize(80, 44)
    #expect(script.state.paywallScroll.rows == scrolled - 20)
  }

  @Test("marks can be taken away to see just what the user sees")
  func marks() {
    var script = KeyScript(locale: "pt-br")
    #expect(script.screen.contains("◂en"))
    script.press("Enter", "m")
    #expect(!script.screen.contains("◂en"))
  }

  @Test("platform and darkness are told in the status line")
  func facts() {
    var script = KeyScript()
    #expect(script.screen.contains("iOS · light"))
    script.press("Enter", "p", "D")
    #expect(script.screen.contains("no assets for dark mode"))
    script.press("Tab")
    #expect(script.screen.contains("Android · dark"))
  }

  @Test("^L sends the frame whole, ^Z goes back to the shell and comes back", arguments: ["^L", "^Z"])
  func terminal(_ key: String) {
    var script = KeyScript()
    script.press(key)
    #expect(script.redraws == 1)
    #expect(script.suspensions == (key == "^Z" ? 1 : 0))
  }

  @Test(
    "^C quits from everywhere",
    arguments: [[], ["Enter"], ["Enter", "/"], ["?"], ["Tab", "r"], ["Tab", "v"]]
  )
  func interrupt(_ keys: [String]) {
    var script = KeyScript()
    script.send(keys.map { .key(Key(named: $0)) } + [.key(.control("c"))])
    #expect(script.hasQuit)
  }

  @Test("a key that does nothing shows no frame")
  func nothingToDo() {
    var script = KeyScript()
    script.press("Enter", "Z")
    #expect(script.frameCount == 1)
  }
}
