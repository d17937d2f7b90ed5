/// How a process ended.
package enum ExitStatus: Hashable, Sendable {
  /// It ended by itself.
  case code(Int32)

  /// A signal ended it.
  case signal(Int32)

  /// Reads what `wait` reports.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .code(waitStatus >> 8 & 0xFF) : .signal(signal)
  }
}
