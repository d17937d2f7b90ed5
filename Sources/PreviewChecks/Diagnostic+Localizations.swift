import FlowDocuments
import LocaleMatching

extension Diagnostic {
  /// Findings that were made in each localization, with what holds in every one of them told once, and first.
  static func gathered(_ byLocalization: [[Diagnostic]]) -> [Diagnostic] {
    guard byLocalization.count > 1, let first = byLocalization.first else {
      return byLocalization.flatMap(\.self)
    }
    var counts: [Diagnostic: Int] = [:]
    for findings in byLocalization {
      for finding in Set(findings.map(\.everywhere)) { counts[finding, default: 0] += 1 }
    }
    let isShared = { (finding: Diagnostic) in counts[finding.everywhere] == byLocalization.count }
    return first.filter(isShared).map(\.everywhere)
      + byLocalization.flatMap { findings in findings.filter { !isShared($0) } }
  }

  /// The same, said of no localization in particular.
  private var everywhere: Diagnostic { with(message: message, localization: nil) }

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
