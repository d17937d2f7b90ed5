/// What the outside has to do after an action.
package enum Effect: Equatable, Sendable {
  /// Nothing but to show the new frame.
  case none
  /// Read the files again.
  case reload
  /// Forget what the screen shows.
  case redraw
  /// Give the terminal back to the shell.
  case suspend
  /// Put this on the clipboard of the person in front of the terminal.
  case copy(String)
  /// End the program.
  case quit
}
