package import LocaleMatching

/// A rule that can be chosen in the interface, whatever it decides about.
package enum RuleChoice: Hashable, Sendable {
  /// How a code is matched to a localization, and where the code comes from.
  case matching(MatchingRule)
  /// How an app with Global IM UIKit chooses the language of the kit.
  case kit(KitRule)
}

extension RuleChoice {
  /// The rule as the list of rules names it.
  var word: String {
    switch self {
    case .matching(let rule): rule.rawValue
    case .kit(let rule): rule.rawValue
    }
  }

  /// A few words for a status line or a head.
  var title: String {
    switch self {
    case .matching(let rule): rule.title
    case .kit(let rule): "\(MatchingRule.imKit.rawValue) rule · \(rule.title)"
    }
  }

  /// What it does, in one paragraph.
  var summary: String {
    switch self {
    case .matching(let rule): rule.summary
    case .kit(let rule): rule.summary
    }
  }

  /// What it holds for.
  var versions: String {
    switch self {
    case .matching(let rule): rule.versions
    case .kit(let rule): rule.versions
    }
  }

  /// How it is known.
  var evidence: RuleEvidence {
    switch self {
    case .matching(let rule): rule.evidence
    case .kit(let rule): rule.evidence
    }
  }
}
