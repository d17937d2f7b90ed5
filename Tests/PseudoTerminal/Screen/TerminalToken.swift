/// One piece of what a program writes to a terminal.
enum TerminalToken: Equatable {
  /// A character, or a mark on the one before.
  case scalar(Unicode.Scalar)

  /// A control character such as a line feed.
  case control(UInt8)

  /// Escape, intermediate bytes and a final byte, as in `ESC ( B`.
  case escape(String)

  /// A control sequence.
  case sequence(ControlSequence)

  /// An operating system command, without its terminator.
  case command(String)

  /// Bytes that are no token at all.
  case malformed(String)
}
