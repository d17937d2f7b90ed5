import LocaleMatching
import TerminalUI

extension Verdict {
  /// The outcome in words.
  var words: String {
    switch outcome {
    case .exact: "exact match"
    case .normalized: "match after folding case and “_”"
    case .language: "match by language"
    case .english: isSilentFallback ? "silent fallback to en" : "the fixed “en”"
    case .default: isSilentFallback ? "silent fallback to the default" : "the default"
    case .first: isSilentFallback ? "silent fallback to the first" : "the first"
    case .none: "nothing: every text stays blank"
    }
  }

  /// The mark in front of the outcome, for eyes that run down a column.
  var mark: String {
    switch outcome {
    case .none: "✗"
    default: isSilentFallback ? "!" : outcome == .exact || outcome == .english ? "=" : "~"
    }
  }
}

extension Resolution {
  /// What was asked for and what came of it, in one line: `pt_BR gets en: silent fallback to the default`.
  var sentence: String {
    let asked = requested.map { $0.rawValue.isEmpty ? "an empty code" : $0.quoted } ?? "an omitted code"
    return "\(asked) gets \(localization.map(\.quoted) ?? "nothing"): \(verdict.words)"
  }
}

extension TraceStep.Kind {
  /// The mark in front of a step.
  var mark: String {
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
  func words(on platform: Platform) -> String {
    "\(rawValue) rule, \(platform == .iOS ? "iOS" : "Android")"
  }
}
