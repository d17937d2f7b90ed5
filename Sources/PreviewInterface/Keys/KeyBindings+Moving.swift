import TerminalUI

extension KeyBindings {
  /// Moving in panes and lists, and from pane to pane.
  static let moving = [
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
}
