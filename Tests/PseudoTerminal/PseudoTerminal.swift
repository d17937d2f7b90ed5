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
  private let process: Int32
  private var controller: Int32
  private var status: ExitStatus?

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
    if controller >= 0 { close(controller) }
    if status == nil {
      kill(process, SIGKILL)
      kill(process, SIGCONT)
      var ignored: Int32 = 0
      while waitpid(process, &ignored, 0) < 0 && errno == EINTR {}
    }
  }

  /// How the kernel treats the terminal's bytes at this moment; nil when the terminal is gone.
  package var lineDiscipline: LineDiscipline? { LineDiscipline(controller: controller) }

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

  /// The largest memory that the running program has had in use, in KiB; nil where the kernel does not tell.
  ///
  /// What `wait4` reports would not do: it counts the parent's memory before `execve` as the program's.
  package var peakMemory: Int? {
    guard let file = fopen("/proc/\(process)/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix("VmHWM:") else { continue }
      return Int(text.filter(\.isNumber))
    }
    return nil
  }

  /// Takes the terminal away, as closing the window does.
  package mutating func hangUp() {
    close(controller)
    controller = -1
  }

  /// Lets a moment pass, for there is no way to wait for a process with a deadline.
  package func rest() {
    poll(nil, 0, 5)
  }

  /// Sends a signal to the processes that have the terminal.
  package func send(signal: Int32) throws(TerminalError) {
    let group = tcgetpgrp(controller)
    guard group > 1, kill(-group, signal) == 0 else {
      throw TerminalError("cannot send signal \(signal): \(String(cString: strerror(errno)))")
    }
  }

  /// How the program ended; nil while it runs.
  package mutating func exitStatus() -> ExitStatus? {
    guard status == nil else { return status }
    var waitStatus: Int32 = 0
    guard waitpid(process, &waitStatus, WNOHANG) == process else { return nil }
    status = ExitStatus(waitStatus: waitStatus)
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
