internal import CScriptEngine
import FlowDocuments
import FlowScripts

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The process that runs scripts: the program itself, started again with a private argument.
///
/// Only the end of a process stops an endless chain of promises or a regular expression that goes astray, and the
/// interface has to outlive both. It reads a request from standard input and writes a reply to standard output, a line
/// each, until there is no more input.
package enum ScriptEngineProcess {
  /// The argument that makes the program this process.
  package static let argument = "--run-flow-scripts"

  /// The exit code where the library is not installed.
  static let unavailableCode: CInt = 72

  /// The exit code of a process that has run so much that another one is to run the rest.
  static let wornCode: CInt = 73

  /// Serves requests until there are no more, and returns the exit code.
  package static func run() -> CInt {
    guard let library = JavaScriptLibrary.load() else { return unavailableCode }
    cse_prepare_limits()
    guard let runner = ScriptRunner(library) else { return unavailableCode }
    var input = LineReader(descriptor: STDIN_FILENO, limit: .max)
    while let line = input.nextLine() {
      guard let json = try? JSONValue(bytes: line) else { return 1 }
      if json == EngineRequest.rest {
        runner.rest()
        continue
      }
      guard let request = EngineRequest(json) else { return 1 }
      if case .start = request, runner.isWorn { return wornCode }
      let reply = runner.reply(to: request).json.text(isPretty: false) + "\n"
      guard Descriptor.write(Array(reply.utf8), to: STDOUT_FILENO) else { return 1 }
    }
    return 0
  }
}
