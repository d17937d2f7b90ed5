/// A key of a terminal's keyboard.
package enum TerminalKey: Hashable, Sendable {
  /// A key that writes a character.
  case character(Character)
  /// Return.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Shift and Tab.
  case backTab
  /// Backspace.
  case backspace
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow right.
  case right
  /// Arrow left.
  case left
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Home.
  case home
  /// End.
  case end
  /// F5.
  case f5
  /// Control with a letter.
  case control(Character)

  /// What xterm sends for it after the program has asked for application keys.
  var sequence: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "\r"
    case .escape: "\u{1B}"
    case .tab: "\t"
    case .backTab: "\u{1B}[Z"
    case .backspace: "\u{7F}"
    case .up: "\u{1B}OA"
    case .down: "\u{1B}OB"
    case .right: "\u{1B}OC"
    case .left: "\u{1B}OD"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .home: "\u{1B}OH"
    case .end: "\u{1B}OF"
    case .f5: "\u{1B}[15~"
    case .control(let letter):
      String(UnicodeScalar((letter.asciiValue ?? 0) & 0x1F))
    }
  }
}
