import LocaleMatching

extension RuleEvidence.Source {
  /// The word at the head of a statement.
  package var title: String {
    switch self {
    case .documented: "Documented"
    case .fromCode: "From code"
    case .inferred: "Inferred"
    }
  }
}
