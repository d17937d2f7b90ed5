import FlowScripts
import PreviewCommands
import PreviewModel

/// What the program did with a command line.
struct Run: Equatable {
  var output = ""
  var error = ""
  var code: ExitCode = .success
  var isInteractive = false

  /// Runs the program with arguments separated by blanks, where standard output is no terminal.
  static func run(
    _ arguments: String,
    _ fileSystem: FileSystem = .memory(["flow.json": Fixtures.flow, "home.json": Fixtures.fallback]),
    environment: [String: String] = [:],
    onTerminal: Bool = false,
    scripts: ScriptPlayer = .withoutEngine
  ) -> Run {
    run(arguments.split(separator: " ").map(String.init), fileSystem, environment, onTerminal, scripts)
  }

  /// Runs the program with these arguments.
  static func run(
    _ arguments: [String],
    _ fileSystem: FileSystem,
    _ environment: [String: String] = [:],
    _ onTerminal: Bool = false,
    _ scripts: ScriptPlayer = .withoutEngine
  ) -> Run {
    let context = ProcessContext(
      arguments: arguments,
      environment: environment,
      isOutputTerminal: onTerminal
    )
    return switch Program(context, fileSystem: fileSystem, scripts: scripts).run() {
    case .print(let text, let code): Run(output: text, code: code)
    case .fail(let failure): Run(error: failure.line, code: failure.code)
    case .interact: Run(isInteractive: true)
    }
  }
}
