#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program with all that it is started with; nothing is inherited but the search path.
package struct TerminalCommand: Sendable {
  /// The program's file.
  package var path: String

  /// What follows its name.
  package var arguments: [String]

  /// Its whole environment.
  package var environment: [String: String]

  /// Creates a command; `environment` is added to the usual one, and nil takes a variable away.
  package init(_ path: String, _ arguments: [String] = [], environment: [String: String?] = [:]) {
    self.path = path
    self.arguments = arguments
    self.environment = Self.usualEnvironment
    for (name, value) in environment {
      self.environment[name] = value
    }
  }

  /// What a program finds in an ordinary terminal window.
  private static var usualEnvironment: [String: String] {
    var environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent"]
    // The second lets a coverage run count what the program itself executes.
    for name in ["PATH", "LLVM_PROFILE_FILE"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    return environment
  }

  /// The same program run by a line of shell, where `"$@"` stands for it and its arguments.
  package func run(by line: String) -> TerminalCommand {
    var shell = self
    shell.path = "/bin/sh"
    shell.arguments = ["-c", line, "sh", path] + arguments
    return shell
  }

  /// The same program under a shell that controls jobs, as a person has it.
  ///
  /// The shell outlives the program, so the state in which the program leaves the terminal can be looked
  /// at. When the program stops, it prints `[stopped]` and continues it at the next Enter; when it ends,
  /// it prints `[exit N]`, where N is 128 and the number for a signal.
  package var underShell: TerminalCommand {
    run(
      by: """
        ulimit -c 0
        set -m
        "$@"
        status=$?
        while jobs %1 >/dev/null 2>&1; do
          echo "[stopped]"
          read -r line
          fg >/dev/null
          status=$?
        done
        echo "[exit $status]"
        read -r line
        """
    )
  }
}
