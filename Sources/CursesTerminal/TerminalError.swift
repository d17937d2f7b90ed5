/// Why there is no terminal to draw on.
package enum TerminalError: Error, Hashable, Sendable {
  /// Input or output does not go to a terminal.
  case notATerminal
  /// The terminal database knows neither `TERM` nor any of the fallbacks.
  case unknownTerminal(name: String)
  /// The terminal cannot put text at a place, or cannot be cleared.
  case tooSimple(name: String)
  /// The system refused what a full-screen program needs.
  case refused(reason: String)

  /// One sentence for the person, without a final full stop.
  package var errorText: String {
    switch self {
    case .notATerminal:
      "this is not a terminal; the commands `resolve`, `render`, `locales`, `strings` and `check` work without one"
    case .unknownTerminal(let name):
      "the terminal type “\(name)” is not known here; set TERM to a known one, for instance xterm-256color"
    case .tooSimple(let name):
      "a terminal of type “\(name)” cannot place text on the screen; `render` prints the screen as text"
    case .refused(let reason):
      "the terminal cannot be used: \(reason)"
    }
  }
}
