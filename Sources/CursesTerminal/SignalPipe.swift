internal import CTerminalSignals

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The signals that concern a terminal, as bytes in a pipe; and the terminal restored when one is fatal.
struct SignalPipe: ~Copyable {
  /// What signals have come to say.
  enum Report: Hashable {
    case resized
    case continued
    case terminated
    /// The signal that the control key of this letter stands for.
    case control(Character)
  }

  /// The end of the pipe that becomes readable when there is a report.
  let descriptor: CInt

  /// Installs the handlers; from now on the modes of `terminal` can be restored.
  init(terminal: CInt) throws(TerminalError) {
    descriptor = cts_start(terminal)
    guard descriptor >= 0 else { throw .refused(reason: String(cString: strerror(errno))) }
  }

  deinit {
    cts_stop()
  }

  /// Sets what is sent to the terminal when a signal ends the process; nothing while the shell has it.
  func setRestoration(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      cts_set_restoration(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  /// The reports that have come, each once, in order.
  func takeReports() -> [Report] {
    var reports: [Report] = []
    var buffer = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return reports }
      for report in buffer.prefix(count).compactMap(SignalPipe.report) where !reports.contains(report) {
        reports.append(report)
      }
    }
  }

  private static func report(_ byte: UInt8) -> Report? {
    switch Int(byte) {
    case Int(CTS_RESIZED): .resized
    case Int(CTS_CONTINUED): .continued
    case Int(CTS_TERMINATED): .terminated
    case 3: .control("c")
    case 26: .control("z")
    default: nil
    }
  }
}
