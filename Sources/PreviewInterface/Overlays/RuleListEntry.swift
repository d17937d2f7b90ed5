import LocaleMatching
import PreviewModel

/// What can be read about in the list of rules.
enum RuleListEntry: Hashable {
  /// A rule, which can be chosen.
  case rule(RuleChoice)
  /// A rule that nothing simulates.
  case unsimulated(UnsimulatedRule)
  /// Since when the cross-platform SDKs can pass a code.
  case wrappers
  /// Where pages and code disagree.
  case disagreements

  /// Its name in the list.
  var title: String {
    switch self {
    case .rule(let rule): rule.word
    case .unsimulated(let rule): rule.title
    case .wrappers: "cross-platform SDKs"
    case .disagreements: "where pages disagree"
    }
  }

  /// What stands behind its name.
  var note: String {
    switch self {
    case .rule(let rule): rule.versions
    case .unsimulated(let rule): "\(rule.versions); not simulated"
    case .wrappers: "since when each can pass a code"
    case .disagreements: "and what the SDK does"
    }
  }
}

extension Subject {
  /// The list of rules: those that can decide, and what is worth knowing beside them.
  var ruleEntries: [RuleListEntry] {
    let rules: [RuleListEntry] = rules.map { .rule($0) }
    guard case .paywall = self else { return rules }
    return rules + UnsimulatedRule.all.map { .unsimulated($0) } + [.wrappers, .disagreements]
  }
}

extension Subject {
  /// What the present code gets under a rule, and why; nil where that cannot be told.
  func decision(by rule: RuleChoice) -> (verdict: Verdict, trace: [TraceStep])? {
    switch (self, rule) {
    case (.paywall(let session), .matching(.appStrings)):
      session.app?.row?.answer.map { ($0.resolution.verdict, $0.resolution.trace) }
    case (.paywall(let session), .matching(let rule)):
      session.preview.resolution(by: rule).map { ($0.verdict, $0.trace) }
    case (.strings(let session), .kit(let rule)):
      ([session.preview.resolution] + session.preview.answer.otherRules)
        .first { $0.request.rule == rule }.map { ($0.verdict, $0.trace) }
    case (.paywall, .kit), (.strings, .matching): nil
    }
  }

  /// Where pages and code disagree, with what the present code gets.
  var disagreements: [Disagreement] {
    switch self {
    case .paywall(let session): session.preview.disagreements
    case .strings: []
    }
  }
}
