import TerminalUI

extension KeyBindings {
  /// Going to the lines to type in, typing, and what is done with a selection.
  static let editing = [
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
}
