package import FlowDocuments
import TerminalUI

/// Why the program stops: an exit code, and the one line to print on standard error.
package struct Failure: Error, Hashable, Sendable {
  /// What the caller is told.
  package let code: ExitCode

  /// What is wrong and what to do, safe to print.
  package let message: String

  /// The line to print, without a newline.
  package var line: String { "paywall-preview: \(message)" }

  /// Creates a failure; the message may hold text from anywhere.
  package init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message.drawable
  }

  /// A command line that cannot be understood.
  package static func usage(_ message: String) -> Failure {
    Failure(.usage, message)
  }

  /// An input that cannot be read or used.
  package static func input(_ name: String, _ problem: String, _ advice: String) -> Failure {
    Failure(.input, "\(name): \(problem); \(advice)")
  }

  /// A file whose content cannot be used, with the place of the fault.
  package static func input(_ name: String, _ error: DocumentError) -> Failure {
    let place: String
    switch error.place {
    case .position(let line, let column): place = "\(name):\(line):\(column)"
    case .value(let pointer) where pointer != .root: place = "\(name): \(pointer)"
    case .value, .wholeFile: place = name
    }
    return input(place, error.problem, error.advice)
  }
}
