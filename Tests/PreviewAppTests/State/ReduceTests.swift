import LocaleMatching
import TerminalUI
import Testing

@testable import PreviewInterface

@Suite("What each action changes, and that it changes nothing else")
struct ReduceTests {
  /// An action, what comes before it, and the difference that it makes.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: [Action]
    let action: Action
    let effect: Effect
    let change: @Sendable (inout StateFacts) -> Void

    init(
      _ name: String,
      after before: [Action] = [],
      _ action: Action,
      effect: Effect = .none,
      _ change: @escaping @Sendable (inout StateFacts) -> Void = { _ in }
    ) {
      testDescription = name
      self.before = before
      self.action = action
      self.effect = effect
      self.change = change
    }
  }

  private static let codeLine = [
    Case("insert puts text at the cursor", .insert("ja")) {
      ($0.code, $0.cursor, $0.shown) = ("ja", 2, "ja")
    },
    Case("insert in the middle", after: [.insert("j"), .moveCursor(.start)], .insert("a")) {
      ($0.code, $0.cursor) = ("aj", 1)
    },
    Case("insert leaves line breaks out", .insert("\n")),
    Case("delete backward", after: [.insert("jaa")], .deleteBackward) {
      ($0.code, $0.cursor, $0.shown) = ("ja", 2, "ja")
    },
    Case(
      "delete backward in an empty line takes the code away",
      after: [.insert("a"), .clearLine],
      .deleteBackward
    ) {
      $0.code = nil
    },
    Case("delete backward at the start", after: [.insert("a"), .moveCursor(.start)], .deleteBackward),
    Case("delete forward", after: [.insert("xja"), .moveCursor(.start)], .deleteForward) {
      ($0.code, $0.shown) = ("ja", "ja")
    },
    Case("delete forward at the end", after: [.insert("x")], .deleteForward),
    Case("cursor back", after: [.insert("ja")], .moveCursor(.back)) { $0.cursor = 1 },
    Case("cursor back stops at the start", .moveCursor(.back)),
    Case("cursor forward stops at the end", after: [.insert("ja")], .moveCursor(.forward)),
    Case("cursor to the start", after: [.insert("ja")], .moveCursor(.start)) { $0.cursor = 0 },
    Case("cursor to the end", after: [.insert("ja"), .moveCursor(.start)], .moveCursor(.end)) {
      $0.cursor = 2
    },
    Case("clear leaves an empty code", after: [.insert("ja")], .clearLine) {
      ($0.code, $0.cursor, $0.shown) = ("", 0, "en")
    },
    Case("clear again takes the code away", after: [.insert("ja"), .clearLine], .clearLine) { $0.code = nil },
    Case("keep leaves the line at the row of the code", after: [.insert("ja")], .keep) {
      ($0.typing, $0.row) = (nil, 5)
    },
    Case("revert takes the edit back", after: [.insert("ja")], .revert) {
      ($0.code, $0.cursor, $0.shown, $0.typing) = (nil, 0, "en", nil)
    },
    Case("edit goes to the line from any pane", after: [.moveFocus(-1)], .editCode) {
      ($0.typing, $0.focus) = (.code, .locale)
    },
  ]

  private static let filter = [
    Case("filter goes to the list from any pane", after: [.moveFocus(1)], .editFilter) {
      ($0.typing, $0.focus) = (.filter, .locale)
    },
    Case("filter text", after: [.editFilter], .insert("j")) { ($0.filter, $0.row) = ("j", 1) },
    Case("filter delete", after: [.editFilter, .insert("ja")], .deleteBackward) { $0.filter = "j" },
    Case("filter clear", after: [.editFilter, .insert("ja")], .clearLine) {
      ($0.filter, $0.row) = ("", 0)
    },
    Case("filter keep passes the row", after: [.editFilter, .insert("ja")], .keep) {
      ($0.typing, $0.code, $0.cursor, $0.shown) = (nil, "ja", 2, "ja")
    },
    Case("filter revert", after: [.editFilter, .insert("ja")], .revert) {
      ($0.typing, $0.filter, $0.row) = (nil, "", 0)
    },
    Case("clear filter", after: [.editFilter, .insert("ja"), .keep], .clearFilter) {
      ($0.filter, $0.row) = ("", 5)
    },
  ]

  private static let moving = [
    Case("move passes the next code and leaves the line", .move(.by(1))) {
      ($0.row, $0.code, $0.cursor, $0.typing) = (2, "en", 2, nil)
    },
    Case("move stops at the first row", after: [.keep], .move(.by(-1))),
    Case("move to the first", after: [.move(.by(3))], .move(.toFirst)) {
      ($0.row, $0.code, $0.cursor, $0.shown) = (0, nil, 0, "en")
    },
    Case("move selects the first text", after: [.keep, .moveScreen(1), .moveFocus(1)], .move(.by(1))) {
      ($0.string, $0.place) = ("courses", "/screens/thanks/content/content/0")
    },
    Case(
      "move scrolls as far as shows the selected text",
      after: [.keep, .moveScreen(1), .moveFocus(1), .move(.by(1))],
      .move(.by(20))
    ) {
      ($0.place, $0.paywallRows) = ("/screens/thanks/content/content/20", 2)
    },
    Case(
      "a page scrolls, and selects nothing",
      after: [.moveScreen(1), .moveFocus(1)],
      .move(.byHalfPages(1))
    ) {
      $0.paywallRows = 9
    },
    Case(
      "a page takes the selection with it",
      after: [.moveScreen(1), .moveFocus(1), .move(.by(1))],
      .move(.byHalfPages(2))
    ) {
      ($0.place, $0.paywallRows) = ("/screens/thanks/content/content/18", 18)
    },
    Case("move to the last text", after: [.moveScreen(1), .moveFocus(1), .move(.by(1))], .move(.toLast)) {
      ($0.place, $0.paywallRows) = ("/screens/thanks/content/content/59", 41)
    },
    Case("move past the last text", after: [.keep, .moveFocus(1), .move(.by(4))], .move(.by(1))),
    Case("activate selects the first text", after: [.moveFocus(1)], .activate) {
      ($0.string, $0.place) = ("title", "/screens/offer/content/content/0")
    },
    Case("activate goes to the reasons", after: [.moveFocus(1), .activate], .activate) { $0.focus = .why },
    Case(
      "the same element stays selected in another language",
      after: [.moveFocus(1), .move(.by(2))],
      .insert("ja")
    ) {
      ($0.code, $0.cursor, $0.shown, $0.row) = ("ja", 2, "ja", 5)
    },
    Case(
      "the same string stays selected on another screen",
      after: [.moveFocus(1), .move(.by(2))],
      .moveScreen(1)
    ) {
      ($0.screen, $0.place) = ("thanks", "/screens/thanks/content/content/0")
    },
    Case(
      "a string stays selected where it is not seen",
      after: [.moveFocus(1), .move(.by(1))],
      .moveScreen(1)
    ) {
      ($0.screen, $0.place) = ("thanks", nil)
    },
    Case("move scrolls the reasons", after: [.keep, .moveFocus(-1)], .move(.by(1))) { $0.whyRows = 1 },
    Case("next match from another pane", after: [.move(.by(1)), .moveFocus(1)], .moveMatch(1)) {
      ($0.row, $0.code, $0.cursor, $0.shown) = (3, "pt-br", 5, "pt-br")
    },
    Case("previous match", after: [.move(.by(3)), .moveFocus(1)], .moveMatch(-1)) {
      ($0.row, $0.code, $0.cursor, $0.shown) = (2, "en", 2, "en")
    },
    Case("next string", after: [.insert("pt-br"), .moveFocus(-1)], .moveString(1)) {
      ($0.string, $0.place) = ("courses", "/screens/offer/content/content/1")
    },
    Case("previous string, round", after: [.insert("pt-br"), .moveString(1)], .moveString(-1)) {
      ($0.string, $0.place) = ("note", "/screens/offer/content/content/2")
    },
    Case("no string is noteworthy", after: [.insert("ja")], .moveString(1)),
    Case("go back takes the selection away", after: [.insert("pt-br"), .moveString(1)], .goBack) {
      ($0.string, $0.place) = (nil, nil)
    },
    Case("go back lists what the filter left out", after: [.editFilter, .insert("ja"), .keep], .goBack) {
      ($0.filter, $0.row) = ("", 5)
    },
    Case(
      "copy the text",
      after: [.moveFocus(1), .move(.by(1))],
      .copy(.text),
      effect: .copy("Unlock everything")
    ) {
      $0.message = "asked the terminal to copy 17 characters: Unlock everything"
    },
    Case("copy the id", after: [.moveFocus(1), .move(.by(1))], .copy(.id), effect: .copy("title")) {
      $0.message = "asked the terminal to copy 5 characters: title"
    },
    Case("copy nothing", .copy(.text)) {
      $0.message = "nothing is selected: ↓ in the paywall selects a text"
    },
    Case("next pane", .moveFocus(1)) { ($0.focus, $0.typing) = (.paywall, nil) },
    Case("no other pane beneath a list", after: [.openChooser, .editFilter], .moveFocus(1)),
    Case("previous pane, round", .moveFocus(-1)) { ($0.focus, $0.typing) = (.why, nil) },
  ]

  private static let search = [
    Case("search opens its line", .openSearch) {
      ($0.overlay, $0.hits, $0.hit) = (StateFacts.Open(SearchOverlay()), [], 0)
    },
    Case("search finds in every localization, the shown one first", after: [.openSearch], .insert("all")) {
      ($0.query, $0.hits) = ("all", ["en courses"])
    },
    Case("search delete", after: [.openSearch, .insert("titlex")], .deleteBackward) {
      ($0.query, $0.hits) = ("title", ["id title"])
    },
    Case("search clear", after: [.openSearch, .insert("title")], .clearLine) {
      ($0.query, $0.hits) = ("", [])
    },
    Case("move in the hits", after: [.openSearch, .insert("u")], .move(.by(1))) { $0.hit = 1 },
    Case("leave the search", after: [.openSearch, .insert("title")], .revert) { $0.overlay = nil },
    Case("leave a search that found nothing", after: [.openSearch], .revert) {
      ($0.overlay, $0.hits, $0.hit) = (nil, [], nil)
    },
    Case("to a hit that is read", after: [.openSearch, .insert("all c")], .keep) {
      ($0.overlay, $0.focus, $0.typing) = (nil, .paywall, nil)
      ($0.string, $0.place) = ("courses", "/screens/offer/content/content/1")
      $0.message = "1/1 · en “courses”"
    },
    Case("to a hit of another localization", after: [.openSearch, .insert("コース")], .keep) {
      ($0.overlay, $0.focus, $0.typing) = (nil, .paywall, nil)
      ($0.code, $0.cursor, $0.shown, $0.row) = ("ja", 2, "ja", 5)
      ($0.string, $0.place) = ("courses", "/screens/offer/content/content/1")
      $0.message = "1/1 · ja “courses” · passes ja"
    },
    Case(
      "to a text of the default that is read already",
      after: [.insert("pt-br"), .openSearch, .insert("all c")],
      .keep
    ) {
      ($0.overlay, $0.focus, $0.typing) = (nil, .paywall, nil)
      ($0.string, $0.place) = ("courses", "/screens/offer/content/content/1")
      $0.message = "1/1 · en “courses”"
    },
    Case("to a hit on another screen", after: [.moveScreen(1), .openSearch, .insert("unlock")], .keep) {
      ($0.overlay, $0.focus, $0.typing, $0.screen) = (nil, .paywall, nil, "offer")
      ($0.string, $0.place) = ("title", "/screens/offer/content/content/0")
      $0.message = "1/1 · en “title” · screen “offer”"
    },
    Case("next hit without a search is the next row", after: [.move(.by(1)), .moveFocus(1)], .moveHit(1)) {
      ($0.row, $0.code, $0.cursor, $0.shown) = (3, "pt-br", 5, "pt-br")
    },
    Case("go back ends the search before all else", after: [.openSearch, .insert("all c"), .keep], .goBack) {
      ($0.query, $0.hits, $0.hit, $0.message) = (nil, [], nil, nil)
    },
  ]

  private static let showing = [
    Case(
      "next screen starts at its top",
      after: [.moveScreen(1), .moveFocus(1), .move(.by(2))],
      .moveScreen(1)
    ) {
      ($0.screen, $0.place, $0.paywallRows) = ("offer", "/screens/offer/content/content/1", 0)
    },
    Case("previous screen, round", .moveScreen(-1)) { $0.screen = "thanks" },
    Case("help", after: [.keep], .openHelp) { $0.overlay = StateFacts.Open(HelpOverlay(.lists)) },
    Case("rules, at the present one", .openRules) { $0.overlay = StateFacts.Open(RulesOverlay()) },
    Case("chooser", .openChooser) { $0.overlay = StateFacts.Open(ChooserOverlay()) },
    Case("choose a rule", after: [.openRules, .move(.by(1))], .choose) {
      ($0.overlay, $0.rule) = (nil, MatchingRule.allCases[1])
    },
    Case("choose a view", after: [.openChooser], .choose) { $0.overlay = nil },
    Case("close", after: [.openHelp], .closeOverlay) { $0.overlay = nil },
    Case("leave", after: [.openChooser], .leaveOverlay) { $0.overlay = nil },
    Case("platform", .switchPlatform) { $0.platform = .android },
    Case("platform and back", after: [.switchPlatform], .switchPlatform) { $0.platform = .iOS },
    Case("dark, where nothing is dark", .toggleDark) {
      ($0.isDark, $0.message) = (true, "the view has no assets for dark mode, so nothing changes")
    },
    Case("marks", .toggleMarks) { $0.showsMarks = false },
  ]

  private static let outside = [
    Case("reload", .reload, effect: .reload),
    Case("redraw", .redraw, effect: .redraw),
    Case("suspend", .suspend, effect: .suspend),
    Case("quit", .quit, effect: .quit),
    Case("resize", .resize(CellSize(width: 7, height: 3))) { $0.size = CellSize(width: 7, height: 3) },
    Case("click focuses", .click(CellPoint(x: 50, y: 5))) { ($0.focus, $0.typing) = (.paywall, nil) },
    Case("click on the code line", after: [.moveFocus(1)], .click(CellPoint(x: 4, y: 1))) {
      ($0.focus, $0.typing) = (.locale, .code)
    },
    Case("click on a row", .click(CellPoint(x: 4, y: 9))) {
      ($0.typing, $0.row, $0.code, $0.cursor, $0.shown) = (nil, 3, "pt-br", 5, "pt-br")
    },
    Case("click outside everything", .click(CellPoint(x: 500, y: -3))),
    Case("wheel over the paywall", after: [.moveScreen(1)], .scroll(CellPoint(x: 50, y: 5), by: 3)) {
      $0.paywallRows = 3
    },
  ]

  @Test(arguments: codeLine + filter + moving + search + showing + outside)
  func change(_ example: Case) {
    var screen = Screen(AppState(ShownFlow.library(), size: CellSize(width: 80, height: 24)))
    for action in example.before { screen.reduce(action) }
    var expected = StateFacts(screen.shown)
    example.change(&expected)
    let effect = screen.reduce(example.action)
    #expect(StateFacts(screen.shown) == expected)
    #expect(effect == example.effect)
  }

  @Test("leaving the list of views with nothing beneath quits")
  func leaveNothing() {
    var screen = Screen(AppState(ShownFlow.two, size: CellSize(width: 80, height: 24)))
    #expect(screen.reduce(.closeOverlay) == .none)
    #expect(screen.reduce(.leaveOverlay) == .quit)
  }
}
