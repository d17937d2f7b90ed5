/// What a terminal reports to the program.
package enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)

  /// Text was pasted; it is not to be taken for key presses.
  case paste(String)

  /// The mouse was used.
  case mouse(MouseEvent)

  /// The terminal has a new size.
  case resize(CellSize)

  /// What was watched besides the terminal can be read.
  case watched

  /// The longest wait for what was watched is over.
  case elapsed

  /// The program came back from the background; the screen has to be drawn anew.
  case resume

  /// The terminal is gone or its input has ended.
  case endOfInput
}
