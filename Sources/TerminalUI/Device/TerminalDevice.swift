/// A terminal, as the program sees it: a grid goes out, events come in.
///
/// Two things conform: the curses screen and the headless device that tests drive.
package protocol TerminalDevice: ~Copyable {
  /// The size of the screen at this moment.
  var size: CellSize { get }

  /// Whether the terminal is asked to put right-to-left text in visual order itself, where it can.
  ///
  /// Off at first: frames then hold visual order already. Only some terminals listen; a change has the next
  /// frame sent whole.
  var reordersText: Bool { get set }

  /// How many colours it shows, within what was asked for.
  var colorDepth: ColorDepth { get }

  /// Whether it shows frames as they are, and not in ASCII.
  var isUTF8: Bool { get }

  /// Shows a frame; whatever it does not cover is blank.
  mutating func present(_ grid: CellGrid)

  /// Forgets what the screen shows, so that the next frame is sent whole.
  mutating func redrawFromScratch()

  /// Waits for the next event, of the terminal or of what is watched besides it; nothing runs meanwhile.
  ///
  /// Input comes first, so that a person never waits for anything else.
  mutating func nextEvent(besides watch: EventWatch?) -> TerminalEvent

  /// Gives the terminal back to the shell until the program is continued.
  ///
  /// Returns when it is; the next event is then `.resume`.
  mutating func suspend()

  /// Asks the terminal to put text on the clipboard of the person in front of it.
  ///
  /// Many terminals ignore it, and none of them answers.
  mutating func copy(_ text: String)
}

extension TerminalDevice where Self: ~Copyable {
  /// Waits for the next event of the terminal; nothing runs meanwhile.
  package mutating func nextEvent() -> TerminalEvent {
    nextEvent(besides: nil)
  }
}
