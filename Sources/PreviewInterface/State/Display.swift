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
