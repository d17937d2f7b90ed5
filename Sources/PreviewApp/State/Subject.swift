import LocaleMatching

/// What is looked at: the panes, the picker and the list of rules ask it what they show.
public enum Subject: Sendable {
  /// A paywall, a flow or an onboarding.
  case paywall(Session)
}

extension Subject {
  /// The lines above the picker's lists that a person can type in.
  var fieldCount: Int {
    switch self {
    case .paywall: 1
    }
  }

  /// What the picker lists.
  var picker: Picker {
    get {
      switch self {
      case .paywall(let session): session.picker
      }
    }
    set {
      switch self {
      case .paywall(var session):
        session.picker = newValue
        self = .paywall(session)
      }
    }
  }

  /// The rule that decides.
  var rule: MatchingRule {
    switch self {
    case .paywall(let session): session.rule
    }
  }

  /// The rules that can decide, in the order in which they are listed.
  var rules: [MatchingRule] {
    switch self {
    case .paywall: MatchingRule.ofCodes
    }
  }

  /// Decides by another rule.
  mutating func choose(_ rule: MatchingRule, pickerHeight: Int) {
    switch self {
    case .paywall(var session):
      session.choose(rule, pickerHeight: pickerHeight)
      self = .paywall(session)
    }
  }

  /// Asks for another code.
  mutating func pass(_ code: LocaleCode?) {
    switch self {
    case .paywall(var session):
      session.pass(code)
      self = .paywall(session)
    }
  }
}
