internal import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The controlling side of a pseudo-terminal with a program on the other.
///
/// The program is killed and reaped when the value goes.
package struct PseudoTerminal: ~Copyable {
  /// The program's process.
  package let process: Int32

  private let controller: Int32
  private var status: ExitStatus?

  /// The largest memory that the program had in use at once, in KiB; known once it has ended.
  package private(set) var peakMemory: Int?

  /// Starts a program on a terminal of `columns` by `rows`.
  package init(_ command: TerminalCommand, columns: Int, rows: Int) throws(TerminalError) {
    var process: Int32 = 0
    let arguments = ([command.path] + command.arguments).map { strdup($0) }
    let environment = command.environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (arguments + environment).forEach { free($0) } }
    controller = pseudo_terminal_spawn(
      command.path,
      arguments + [nil],
      environment + [nil],
      UInt16(clamping: columns),
      UInt16(clamping: rows),
      &process
    )
    guard controller >= 0 else {
      throw TerminalError("cannot start \(command.path): \(String(cString: strerror(errno)))")
    }
    self.process = process
  }

  deinit {
    close(controller)
    if status == nil {
      kill(process, SIGKILL)
      kill(process, SIGCONT)
      var ignored: Int32 = 0
      while waitpid(process, &ignored, 0) < 0 && errno == EINTR {}
    }
  }

  /// How the kernel treats the terminal's bytes at this moment; nil when the terminal is gone.
  package var lineDiscipline: LineDiscipline? { LineDiscipline(controller: controller) }

  /// The process group that has the terminal; under a shell with job control, the running program.
  package var foregroundGroup: Int32 { tcgetpgrp(controller) }

  /// Types bytes, all of them or until the deadline.
  package func write(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(controller, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Darwin.write(controller, $0.baseAddress, $0.count) }
      #endif
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EINTR, ContinuousClock.now < deadline {
        _ = waitUntilReady(POLLOUT, until: deadline)
      } else {
        throw TerminalError("cannot type: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// What the program has written, waiting for it until the deadline.
  ///
  /// Empty when nothing came in time; nil when no process has the terminal open any more.
  package func read(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    while true {
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        #if canImport(Glibc)
          let received = Glibc.read(controller, buffer.baseAddress, buffer.count)
        #else
          let received = Darwin.read(controller, buffer.baseAddress, buffer.count)
        #endif
        count = max(0, received)
      }
      if !bytes.isEmpty { return bytes }
      if errno != EAGAIN && errno != EINTR { return nil }
      if !waitUntilReady(POLLIN, until: deadline) { return [] }
    }
  }

  /// Gives the terminal a new size.
  package func resize(columns: Int, rows: Int) throws(TerminalError) {
    guard pseudo_terminal_resize(controller, UInt16(clamping: columns), UInt16(clamping: rows)) == 0 else {
      throw TerminalError("cannot resize: \(String(cString: strerror(errno)))")
    }
  }

  /// How the program ended; nil while it runs.
  package mutating func exitStatus() -> ExitStatus? {
    guard status == nil else { return status }
    var waitStatus: Int32 = 0
    var usage = rusage()
    guard wait4(process, &waitStatus, WNOHANG, &usage) == process else { return nil }
    status = ExitStatus(waitStatus: waitStatus)
    #if canImport(Glibc)
      peakMemory = usage.ru_maxrss
    #else
      peakMemory = usage.ru_maxrss / 1024
    #endif
    return status
  }

  private func waitUntilReady(_ events: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    let remaining = ContinuousClock.now.duration(to: deadline)
    guard remaining > .zero else { return false }
    let milliseconds =
      remaining.components.seconds * 1000 + remaining.components.attoseconds / 1_000_000_000_000_000
    var request = pollfd(fd: controller, events: Int16(events), revents: 0)
    return poll(&request, 1, Int32(clamping: milliseconds + 1)) != 0
  }
}
