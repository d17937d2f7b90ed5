package import TerminalUI

/// What the terminal can show, and what of it the person wants to see.
package struct Display: Equatable, Sendable {
  /// The colours that the terminal has.
  package var colorDepth = ColorDepth.trueColor

  /// Whether it knows more than ASCII.
  package var isUTF8 = true

  /// Whether the paywall is drawn in its colours.
  package var showsColors = true

  /// Whether pictures are drawn where the file carries them.
  package var showsPictures = false

  /// Creates a display of a terminal that can do everything.
  package init() {}

  /// The colours that the paywall is drawn in.
  var paywallDepth: ColorDepth { showsColors ? colorDepth : .none }

  /// Whether pictures are drawn: half of a cell needs a character and a colour of its own.
  var drawsPictures: Bool { showsPictures && isUTF8 && paywallDepth != .none }
}

extension AppState {
  /// Draws for what the terminal can show.
  mutating func show(on colorDepth: ColorDepth, isUTF8: Bool) {
    display.colorDepth = colorDepth
    display.isUTF8 = isUTF8
    settle()
  }

  /// Turns the colours of the paywall on or off.
  mutating func toggleColors() {
    guard display.colorDepth != .none else {
      message = "no colors: the terminal has none, or was not to use them"
      return
    }
    display.showsColors.toggle()
  }

  /// Turns pictures on or off.
  mutating func togglePictures() {
    display.showsPictures.toggle()
    guard display.showsPictures, !display.drawsPictures else { return }
    message = display.isUTF8 ? "pictures need colors" : "pictures need a UTF-8 locale"
  }
}
