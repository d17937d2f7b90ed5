import TerminalUI

/// The keys of the program.
enum KeyBindings {
  /// Every binding, in the order in which the help lists them and the hint line prefers them.
  static let all: [KeyBinding] = leaving + editing + moving + showing + walking + program

  /// What an event asks for; nil when it asks for nothing.
  static func action(for event: TerminalEvent, in context: KeyContext) -> Action? {
    switch event {
    case .key(let key): action(for: key, in: context)
    case .paste(let text): context.takesText ? .insert(text) : nil
    case .mouse(let mouse):
      switch mouse.kind {
      case .press: .click(mouse.position)
      case .scrollUp: .scroll(mouse.position, by: -3)
      case .scrollDown: .scroll(mouse.position, by: 3)
      }
    case .resize(let size): .resize(size)
    case .watched, .elapsed: nil
    case .resume: .redraw
    case .endOfInput: .quit
    }
  }

  /// The bindings of a context, in order.
  static func bindings(in context: KeyContext) -> [KeyBinding] {
    all.filter { $0.contexts.contains(context) }
  }

  private static func action(for key: Key, in context: KeyContext) -> Action? {
    if let binding = all.first(where: { $0.contexts.contains(context) && $0.keys.contains(key) }) {
      return binding.action
    }
    if case .character(let character) = key, context.takesText { return .insert(String(character)) }
    return nil
  }

  // MARK: - The table

  private static let paywallPanes: Set<KeyContext> = [.lists, .paywall, .why]
  private static let tablePanes: Set<KeyContext> = [.folders, .texts, .reasons]
  private static let panes = paywallPanes.union(tablePanes)
  private static let overlays: Set<KeyContext> = [.chooser, .rules, .help]
  private static let typed = Set<KeyContext>([.codeLine, .languagesLine, .filter, .search])
  private static let lines: Set<KeyContext> = [.codeLine, .languagesLine, .search]
  private static let everywhere = Set(KeyContext.allCases)

  private static let leaving = [
    KeyBinding(
      [.enter],
      in: [.codeLine, .filter],
      .keep,
      hint: "keep",
      "keep what was typed and go to the lists"
    ),
    KeyBinding([.enter], in: [.search], .keep, hint: "go there", "to the screen that shows the selected hit"),
    KeyBinding([.escape], in: typed, .revert, hint: "back", "take back what was typed"),
    KeyBinding([.enter], in: [.chooser], .choose, hint: "open", "open the selected variation"),
    KeyBinding([.enter], in: [.rules], .choose, hint: "use", "decide by the selected rule"),
    KeyBinding([.escape], in: overlays, .closeOverlay, hint: "close", "go back"),
    KeyBinding(
      [.character("q")],
      in: overlays,
      .leaveOverlay,
      "go back; quit where there is nothing to go back to"
    ),
    KeyBinding([.enter, .character("?")], in: [.help], .closeOverlay, "go back"),
  ]

  private static let editing = [
    KeyBinding(
      [.character("i"), .enter],
      in: [.lists, .why],
      .editCode,
      hint: "type a code",
      "go to the code line"
    ),
    KeyBinding(
      [.enter],
      in: [.paywall],
      .activate,
      hint: "press",
      "press the selected button; go to the reasons of any other text"
    ),
    KeyBinding([.character("i")], in: [.paywall], .editCode, hint: "type a code", "go to the code line"),
    KeyBinding(
      [.character("i"), .enter],
      in: tablePanes,
      .editCode,
      hint: "store",
      "go to the line of the stored language"
    ),
    KeyBinding(
      [.character("I")],
      in: paywallPanes,
      .editLanguages,
      "go to the line of the phone's languages (rule app-strings)"
    ),
    KeyBinding(
      [.character("I")],
      in: tablePanes,
      .editLanguages,
      hint: "phone",
      "go to the line of the phone's languages"
    ),
    KeyBinding(
      [.character("/")],
      in: tablePanes.union([.lists, .chooser]),
      .editFilter,
      hint: "filter",
      "filter the list"
    ),
    KeyBinding(
      [.character("/")],
      in: [.paywall, .why],
      .openSearch,
      hint: "search",
      "search in all texts of all localizations, and in ids"
    ),
    KeyBinding(
      [.escape],
      in: tablePanes.union([.lists]),
      .clearFilter,
      "list again what the filter left out"
    ),
    KeyBinding(
      [.escape],
      in: [.paywall, .why],
      .goBack,
      "end the search, then take the selection away, then the filter"
    ),
    KeyBinding(
      [.character("y")],
      in: [.paywall, .why],
      .copy(.text),
      hint: "copy",
      "copy the selected text"
    ),
    KeyBinding([.character("Y")], in: [.paywall, .why], .copy(.id), "copy the id of the selected text"),
    KeyBinding(
      [.backspace],
      in: typed,
      .deleteBackward,
      "remove a character; in an empty code line, pass no code at all"
    ),
    KeyBinding([.delete], in: typed, .deleteForward, "remove the character at the cursor"),
    KeyBinding(
      [.control("u")],
      in: typed,
      .clearLine,
      "empty the line; once more in the code line passes no code"
    ),
    KeyBinding([.left], in: lines, .moveCursor(.back), "move the cursor left"),
    KeyBinding([.right], in: lines, .moveCursor(.forward), "move the cursor right"),
    KeyBinding([.home], in: lines, .moveCursor(.start), "move to the start of the line"),
    KeyBinding([.end], in: lines, .moveCursor(.end), "move to the end of the line"),
  ]

  private static let lists = panes.union(overlays)
  private static let scrolled = lists.subtracting([.paywall])
  private static let texts: Set<KeyContext> = [.texts, .reasons]

  private static let moving = [
    KeyBinding([.down, .character("j")], in: scrolled, .move(.by(1)), "move or scroll down"),
    KeyBinding([.up, .character("k")], in: scrolled, .move(.by(-1)), "move or scroll up"),
    KeyBinding(
      [.down, .character("j")],
      in: [.paywall],
      .move(.by(1)),
      hint: "select",
      "select the next text"
    ),
    KeyBinding([.up, .character("k")], in: [.paywall], .move(.by(-1)), "select the text before"),
    KeyBinding([.down], in: typed, .move(.by(1)), "go down the list"),
    KeyBinding([.up], in: typed, .move(.by(-1)), "go up the list"),
    KeyBinding([.pageDown, .control("f")], in: everywhere, .move(.byHalfPages(2)), "a page down"),
    KeyBinding([.pageUp, .control("b")], in: everywhere, .move(.byHalfPages(-2)), "a page up"),
    KeyBinding([.control("d")], in: everywhere, .move(.byHalfPages(1)), "half a page down"),
    KeyBinding([.character("g"), .home], in: lists, .move(.toFirst), "to the first row"),
    KeyBinding([.character("G"), .end], in: lists, .move(.toLast), "to the last row"),
    KeyBinding([.control("u")], in: lists, .move(.byHalfPages(-1)), "half a page up"),
    KeyBinding([.character("n")], in: [.lists, .folders], .moveMatch(1), "next row of the list"),
    KeyBinding([.character("N")], in: [.lists, .folders], .moveMatch(-1), "previous row of the list"),
    KeyBinding(
      [.character("n")],
      in: [.paywall],
      .moveHit(1),
      "next hit of the search, else next localization"
    ),
    KeyBinding([.character("N")], in: [.paywall], .moveHit(-1), "the hit or the localization before"),
    KeyBinding([.tab, .right, .character("l")], in: panes, .moveFocus(1), hint: "pane", "next pane"),
    KeyBinding([.backTab, .left, .character("h")], in: panes, .moveFocus(-1), "previous pane"),
    KeyBinding([.tab], in: [.codeLine, .languagesLine, .filter], .moveFocus(1), hint: "pane", "next pane"),
    KeyBinding([.backTab], in: [.codeLine, .languagesLine, .filter], .moveFocus(-1), "previous pane"),
    KeyBinding(
      [.character("n")],
      in: [.why],
      .moveString(1),
      hint: "string",
      "select the next string that is not the localization’s own"
    ),
    KeyBinding([.character("N")], in: [.why], .moveString(-1), "select the string before"),
    KeyBinding(
      [.character("n")],
      in: texts,
      .moveText(1),
      hint: "problem",
      "next text with a problem; under a filter, the next that it keeps"
    ),
    KeyBinding([.character("N")], in: texts, .moveText(-1), "the one before"),
  ]

  private static let showing = [
    KeyBinding([.character("r")], in: panes, .openRules, hint: "rule", "choose the matching rule"),
    KeyBinding([.character("s")], in: paywallPanes, .moveScreen(1), hint: "screen", "next screen"),
    KeyBinding([.character("S")], in: paywallPanes, .moveScreen(-1), "previous screen"),
    KeyBinding(
      [.character("v")],
      in: panes,
      .openChooser,
      hint: "flow",
      "choose another flow, variation or table"
    ),
    KeyBinding(
      [.character("m")],
      in: paywallPanes,
      .toggleMarks,
      hint: "marks",
      "marks at merged text on or off"
    ),
    KeyBinding([.character("p")], in: paywallPanes, .switchPlatform, hint: "platform", "iOS or Android"),
    KeyBinding([.character("C")], in: paywallPanes, .toggleRemoteConfig, "the remote config, and back"),
    KeyBinding(
      [.character("a")],
      in: paywallPanes,
      .editNames,
      "name the localizations of an onboarding: en*, pt-br, the default with *"
    ),
    KeyBinding(
      [.character("d")],
      in: paywallPanes,
      .changeDevice,
      hint: "device",
      "another phone, a tablet, on its side"
    ),
    KeyBinding(
      [.character("o")],
      in: paywallPanes,
      .nextOffer,
      hint: "offer",
      "the offer that the store makes: none, each kind, or no answer yet"
    ),
    KeyBinding([.character("D")], in: paywallPanes, .toggleDark, hint: "dark", "dark assets on or off"),
    KeyBinding([.character("O")], in: paywallPanes, .toggleColors, "the colors of the paywall on or off"),
    KeyBinding([.character("P")], in: paywallPanes, .togglePictures, "pictures on or off"),
  ]

  private static let program = [
    KeyBinding(
      [.character("?"), .function(1)],
      in: panes.union([.codeLine, .languagesLine, .chooser, .rules]),
      .openHelp,
      hint: "help",
      "the keys of what has the focus"
    ),
    KeyBinding([.function(1)], in: [.filter, .search], .openHelp, "the keys of what has the focus"),
    KeyBinding([.character("R"), .function(5)], in: panes, .reload, hint: "reload", "read the file again"),
    KeyBinding([.function(5)], in: lines, .reload, "read the file again"),
    KeyBinding([.control("l")], in: everywhere, .redraw, "draw the screen anew"),
    KeyBinding([.control("z")], in: everywhere, .suspend, "back to the shell; fg continues"),
    KeyBinding([.character("q"), .control("c")], in: panes, .quit, hint: "quit", "quit"),
    KeyBinding([.control("c")], in: typed.union(overlays), .quit, hint: "quit", "quit"),
  ]
}
