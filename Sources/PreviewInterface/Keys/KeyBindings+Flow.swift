import TerminalUI

extension KeyBindings {
  /// Walking through a flow: what is pressed, answered and begun anew.
  static let walking = [
    KeyBinding([.enter], in: [.question], .choose, hint: "answer", "give the selected answer"),
    KeyBinding([.escape], in: [.question], .closeOverlay, hint: "call off", "call it off"),
    KeyBinding([.down, .character("j")], in: [.question], .move(.by(1)), "next answer"),
    KeyBinding([.up, .character("k")], in: [.question], .move(.by(-1)), "answer before"),
    KeyBinding([.enter], in: [.field], .keep, hint: "type it", "type it into the field of the flow"),
    KeyBinding([.escape], in: [.field], .revert, hint: "back", "leave the field as it is"),
    KeyBinding([.backspace], in: [.field], .deleteBackward, "remove a character"),
    KeyBinding([.control("u")], in: [.field], .clearLine, "empty the line"),
    KeyBinding([.left], in: [.field], .moveCursor(.back), "move the cursor left"),
    KeyBinding([.right], in: [.field], .moveCursor(.forward), "move the cursor right"),
    KeyBinding(
      [.backspace],
      in: [.paywall],
      .goBackInFlow,
      "back in the flow: a tap beside a sheet, Android’s back"
    ),
    KeyBinding(
      [.character("]")],
      in: [.lists, .paywall, .why],
      .turnPage(1),
      hint: "page",
      "turn the pager at the selection, or the first, to its next page"
    ),
    KeyBinding([.character("[")], in: [.lists, .paywall, .why], .turnPage(-1), "to the page before"),
    KeyBinding(
      [.character("0")],
      in: [.lists, .paywall, .why],
      .startFlowOver,
      "begin the flow anew, with first pages"
    ),
    KeyBinding([.character("t")], in: [.paywall], .endTimer, "end the timer that runs"),
    KeyBinding([.control("c")], in: [.question, .field], .quit, hint: "quit", "quit"),
  ]
}
