import LocaleMatching

/// Gathers what is worth telling while a view is decoded.
///
/// A reference, so that the decoders of elements, strings and assets can share one list.
final class FindingCollector {
  private(set) var diagnostics: [Diagnostic] = []
  private var toldSubjects: Set<String> = []

  /// Adds a finding.
  func report(
    _ check: CheckID,
    _ message: String,
    severity: Diagnostic.Severity? = nil,
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

  /// Adds what some SDK does not take; what is the same wherever it stands is added once.
  func report(_ fault: SchemaFault, at pointer: JSONPointer) {
    if let subject = fault.repeatedSubject, !toldSubjects.insert(subject).inserted { return }
    report(fault.check, fault.message, severity: fault.severity, at: pointer)
  }
}
