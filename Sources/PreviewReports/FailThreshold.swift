import FlowDocuments

/// The findings at which `check` fails.
package enum FailThreshold: String, CaseIterable, Sendable {
  /// Errors only.
  case error
  /// Warnings and errors.
  case warning
  /// Any finding.
  case note
  /// None.
  case never

  /// The least severity that fails; nil where nothing does.
  var severity: Diagnostic.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .never: nil
    }
  }
}
