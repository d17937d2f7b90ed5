import FlowDocuments
import LocaleMatching

extension Diagnostic {
  /// The same in other words or of another localization.
  func with(message: String, localization: LocaleCode?) -> Diagnostic {
    Diagnostic(
      check: check,
      severity: severity,
      message: message,
      pointer: pointer,
      localization: localization,
      string: string,
      screen: screen
    )
  }
}
