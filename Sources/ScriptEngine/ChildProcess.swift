internal import CScriptEngine
import FlowScripts

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A process with a pipe to it and a pipe from it; whoever starts it has to end it.
struct ChildProcess {
  /// Where it is written to.
  let input: CInt

  /// Where it is read from.
  let output: CInt

  private let id: pid_t

  /// Starts a program; nil when that fails.
  init?(_ executable: String, _ arguments: [String]) {
    var (input, output): (CInt, CInt) = (-1, -1)
    let id = Self.withStrings([executable] + arguments) { words in
      Self.withStrings(Self.environment) { cse_start(words, $0, &input, &output) }
    }
    guard id > 0 else { return nil }
    (self.id, self.input, self.output) = (id, input, output)
  }

  /// Ends it, and tells why it has ended where it did so by itself.
  func end() -> EngineEnd {
    var status: CInt = 0
    var result = waitpid(id, &status, WNOHANG)
    // Its output ends a moment before it can be waited for.
    for _ in 0..<40 where result == 0 {
      usleep(500)
      result = waitpid(id, &status, WNOHANG)
    }
    guard result == id else {
      stop()
      return .failure("it does not answer")
    }
    close(input)
    close(output)
    return Self.reason(status)
  }

  /// Ends it at once.
  func stop() {
    close(input)
    close(output)
    kill(id, SIGKILL)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
  }

  private static func reason(_ status: CInt) -> EngineEnd {
    guard status & 0x7F == 0 else { return .failure("signal \(status & 0x7F)") }
    switch (status >> 8) & 0xFF {
    case CInt(CSE_EXIT_TIME): return .time
    case CInt(CSE_EXIT_MEMORY): return .memory
    case ScriptEngineProcess.unavailableCode: return .unavailable
    case let code: return .failure("exit code \(code)")
    }
  }

  /// What the process is told: only what it takes to load libraries, and how to run scripts.
  ///
  /// Without the compiler hot loops take ten times as long, but less can go wrong: a deep recursion that catches
  /// every exception is stopped in time only without it.
  private static var environment: [String] {
    let names: [String] = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"]
    let inherited = names.compactMap { name in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    return inherited + ["JSC_useJIT=0", "TZ=UTC", "LC_ALL=C.UTF-8"]
  }

  /// Lends texts to C, with NULL behind the last.
  private static func withStrings<Result>(
    _ texts: [String],
    _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies.map { UnsafePointer($0) } + [nil])
  }
}
