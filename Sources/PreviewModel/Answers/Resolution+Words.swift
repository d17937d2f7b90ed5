package import LocaleMatching

extension Resolution {
  /// What was asked for and what came of it, in one line: `pt_BR gets en: silent fallback to the default`.
  package var sentence: String {
    let asked = requested.map { $0.rawValue.isEmpty ? "an empty code" : $0.quoted } ?? "an omitted code"
    return "\(asked) gets \(localization.map(\.quoted) ?? "nothing"): \(verdict.words)"
  }
}

extension TraceStep.Kind {
  /// The mark in front of a step.
  package var mark: String {
    switch self {
    case .prepared: "·"
    case .found: "✓"
    case .missed: "✗"
    case .fellBack: "↓"
    case .note: "i"
    }
  }
}

extension MatchingRule {
  /// The rule as it is typed, with what it simulates.
  package func words(on platform: Platform) -> String {
    "\(rawValue) rule, \(platform == .iOS ? "iOS" : "Android")"
  }
}
