import TerminalUI

/// What the Why pane says, as it stands settled in the state.
struct Reasons: Sendable {
  /// All its lines.
  var lines: [StyledLine] = []

  /// What they were made of, for making the next ones.
  var wrapped = WrappedText()
}
