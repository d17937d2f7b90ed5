internal import CNCurses

extension KeyReader {
  /// Stands for the sequence that a terminal sends before pasted text; ncurses gives out codes from KEY_MAX on itself.
  static let pasteBegins: Int32 = 0x7F00

  /// Stands for the sequence that a terminal sends after pasted text.
  static let pasteEnds: Int32 = 0x7F01

  /// Tells ncurses sequences that the terminal database may not have.
  ///
  /// Many a terminal is called xterm and sends keys a little differently, the arrows above all when it does
  /// not follow the switch to application mode.
  static func defineSequences() {
    define_key("\u{1B}[200~", pasteBegins)
    define_key("\u{1B}[201~", pasteEnds)
    for (sequence, code) in commonSequences where key_defined(sequence) == 0 {
      define_key(sequence, code)
    }
  }

  private static let commonSequences: [(String, Int32)] = [
    ("\u{1B}[A", KEY_UP), ("\u{1B}[B", KEY_DOWN), ("\u{1B}[C", KEY_RIGHT), ("\u{1B}[D", KEY_LEFT),
    ("\u{1B}OA", KEY_UP), ("\u{1B}OB", KEY_DOWN), ("\u{1B}OC", KEY_RIGHT), ("\u{1B}OD", KEY_LEFT),
    ("\u{1B}[H", KEY_HOME), ("\u{1B}[F", KEY_END), ("\u{1B}OH", KEY_HOME), ("\u{1B}OF", KEY_END),
    ("\u{1B}[1~", KEY_HOME), ("\u{1B}[4~", KEY_END), ("\u{1B}[3~", KEY_DC),
    ("\u{1B}[5~", KEY_PPAGE), ("\u{1B}[6~", KEY_NPAGE), ("\u{1B}[Z", KEY_BTAB),
    ("\u{1B}OP", cnc_function_key(1)), ("\u{1B}[11~", cnc_function_key(1)),
    ("\u{1B}[[A", cnc_function_key(1)), ("\u{1B}[15~", cnc_function_key(5)),
  ]
}
