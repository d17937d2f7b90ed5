/// What is switched on in the terminal while the program runs, beyond what ncurses sees to.
enum PrivateModes {
  /// Pasted text is marked as such (2004).
  static let enter: [UInt8] = Array("\u{1B}[?2004h".utf8)

  /// Whether the terminal reorders right-to-left text (ECMA-48 BDSM, implicit) or shows cells as they are sent
  /// (explicit), without which VTE would turn round again what is in visual order already.
  static func reordering(_ isOn: Bool) -> [UInt8] {
    Array((isOn ? "\u{1B}[8h" : "\u{1B}[8l").utf8)
  }

  /// The same switched off.
  static let leave: [UInt8] = Array("\u{1B}[?2004l\u{1B}[8h".utf8)

  /// Mouse reports off in both of the ways in which ncurses may have asked for them.
  static let mouseOff: [UInt8] = Array("\u{1B}[?1000l\u{1B}[?1006l".utf8)
}
