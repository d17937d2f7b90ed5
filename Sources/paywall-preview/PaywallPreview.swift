import CursesTerminal
import FlowScripts
import PreviewCommands
import PreviewInterface
import PreviewModel
import ScriptEngine
import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main
struct PaywallPreview {
  static func main() {
    if CommandLine.arguments.dropFirst() == [ScriptEngineProcess.argument] { exit(ScriptEngineProcess.run()) }
    // A reader that went away, such as `head`, is no reason to be killed in the middle of a line.
    signal(SIGPIPE, SIG_IGN)
    let context = ProcessContext(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment(),
      isOutputTerminal: isatty(STDOUT_FILENO) == 1
    )
    switch Program(context, fileSystem: .posix, scripts: .javaScript).run() {
    case .print(let text, let code):
      if let problem = write(text, to: STDOUT_FILENO) {
        _ = write("paywall-preview: standard output cannot be written: \(problem)\n", to: STDERR_FILENO)
        exit(ExitCode.input.rawValue)
      }
      exit(code.rawValue)
    case .fail(let failure):
      _ = write(failure.line + "\n", to: STDERR_FILENO)
      exit(failure.code.rawValue)
    case .interact(let request):
      do {
        let walk = try interact(request)
        if let path = request.options.record, let problem = record(walk, in: path) {
          _ = write("paywall-preview: \(path) cannot be written: \(problem)\n", to: STDERR_FILENO)
          exit(ExitCode.input.rawValue)
        }
        exit(ExitCode.success.rawValue)
      } catch {
        _ = write("paywall-preview: \(error.errorText)\n", to: STDERR_FILENO)
        exit(ExitCode.terminal.rawValue)
      }
    }
  }

  /// Shows the preview until the person quits, and returns what was done to the flow.
  ///
  /// The terminal is as it was again when this returns.
  private static func interact(_ request: InteractiveRequest) throws(TerminalError) -> FlowWalk {
    var screen = try CursesScreen(colors: request.colorDepth, hasTrueColor: request.hasTrueColor)
    var app = InteractiveApp(request, size: screen.size)
    var engine = JavaScriptEngine()
    app.run(on: &screen, scripts: &engine)
    return app.walk
  }

  /// Writes a walk into a file and says what went wrong; nil for nothing.
  private static func record(_ walk: FlowWalk, in path: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    defer { close(descriptor) }
    return write(walk.text, to: descriptor)
  }

  /// The variables that the program reads.
  private static func environment() -> [String: String] {
    var values: [String: String] = [:]
    for name in ["COLORTERM", "NO_COLOR", "TERM"] {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }

  /// Writes all of a text and says what went wrong; nil for nothing, or when nobody reads any more.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno == EPIPE ? nil : String(cString: strerror(errno)) }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
