#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `paywall-preview check` took for one file, as a process of its own.
struct CheckedFile {
  /// From the start of the process to its end.
  let wall: Duration

  /// The processor time that it and the process for its scripts used.
  let processor: Duration

  /// The most memory that it, or the process for its scripts, had in use, in KiB.
  let peakKibibytes: Int

  /// Checks a file this many times, and keeps the fastest.
  init(_ file: borrowing WrittenFile, with program: String, times: Int) throws(FailedCheck) {
    var best = try CheckedFile(file.path, with: program)
    for _ in 1..<max(1, times) {
      let next = try CheckedFile(file.path, with: program)
      if next.wall < best.wall { best = next }
    }
    self = best
  }

  private init(_ path: String, with program: String) throws(FailedCheck) {
    let clock = ContinuousClock.now
    let process = try Self.start([program, "check", path])
    var (status, usage): (CInt, rusage) = (0, rusage())
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw FailedCheck(reason: "it was lost") }
    }
    wall = clock.duration(to: .now)
    // It ends with 0, or with 1 where it has found something.
    guard status & 0x7F == 0, [0, 1].contains(status >> 8 & 0xFF) else {
      throw FailedCheck(reason: "it ended with \(status)")
    }
    processor = usage.ru_utime.duration + usage.ru_stime.duration
    #if os(Linux)
      peakKibibytes = Int(usage.ru_maxrss)
    #else
      peakKibibytes = Int(usage.ru_maxrss) / 1024
    #endif
  }

  /// Starts a program whose output nobody reads.
  private static func start(_ words: [String]) throws(FailedCheck) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    arguments.append(nil)
    var process: pid_t = 0
    let error = posix_spawn(&process, words[0], &actions, nil, arguments, environ)
    guard error == 0 else {
      throw FailedCheck(reason: "cannot start \(words[0]): \(String(cString: strerror(error)))")
    }
    return process
  }
}

/// A check that did not come to its end.
struct FailedCheck: Error, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}

extension timeval {
  fileprivate var duration: Duration {
    .seconds(Int64(tv_sec)) + .microseconds(Int64(tv_usec))
  }
}
