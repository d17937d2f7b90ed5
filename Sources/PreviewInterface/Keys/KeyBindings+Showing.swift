import TerminalUI

extension KeyBindings {
  /// Showing something else, or in another way.
  static let showing = [
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
