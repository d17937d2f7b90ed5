import LocaleMatching

/// Gathers what is worth telling while a view is decoded.
///
/// A reference, so that the decoders of elements, strings and assets can share one list.
final class FindingCollector {
  private(set) var diagnostics: [Diagnostic] = []

  /// Adds a finding.
  func report(
    _ check: String,
    _ severity: Diagnostic.Severity,
    _ message: String,
    at pointer: JSONPointer,
    localization: LocaleCode? = nil,
    string: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        check: check,
        severity: severity,
        message: message,
        pointer: pointer,
        localization: localization,
        string: string
      )
    )
  }
}
