/// Why a terminal session cannot go on.
package struct TerminalError: Error, CustomStringConvertible {
  /// What went wrong, with the screen where that helps.
  package let description: String

  /// Creates an error from what to tell.
  package init(_ description: String) {
    self.description = description
  }
}
