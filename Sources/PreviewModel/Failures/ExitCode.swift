/// What the process tells its caller.
package enum ExitCode: Int32, Sendable {
  /// Done.
  case success = 0
  /// `check` found something at or above its threshold.
  case findings = 1
  /// The command line cannot be understood.
  case usage = 2
  /// The input cannot be read or used.
  case input = 3
  /// There is no usable terminal.
  case terminal = 4
}
