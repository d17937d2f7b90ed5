import LocaleMatching

/// What is looked at: the panes, the picker and the list of rules ask it what they show.
///
/// In a box, since states are copied more often than a session is changed.
package indirect enum Subject: Sendable {
  /// A paywall, a flow or an onboarding.
  case paywall(Session)
  /// A table of an app's strings.
  case strings(TableSession)
}

extension Subject {
  /// What was chosen in the picker.
  var picker: ListPlace<PickerRow> {
    get {
      switch self {
      case .paywall(let session): session.picker
      case .strings(let session): session.picker
      }
    }
    set {
      switch self {
      case .paywall(var session):
        session.picker = newValue
        self = .paywall(session)
      case .strings(var session):
        session.picker = newValue
        self = .strings(session)
      }
    }
  }

  /// Whether the languages of the phone have a say, so that there is a line for them.
  var asksForLanguages: Bool {
    switch self {
    case .paywall(let session): session.app?.isDeciding == true
    case .strings: true
    }
  }

  /// Whether a person names the localizations, so that there is a line for them.
  var namesItsLocalizations: Bool {
    switch self {
    case .paywall(let session): session.openView.namesItsLocalizations
    case .strings: false
    }
  }

  /// The lines above the picker's lists that a person can type in.
  var fieldCount: Int {
    1 + (namesItsLocalizations ? 1 : 0) + (asksForLanguages ? 1 : 0)
  }

  /// The rule that decides.
  var rule: RuleChoice {
    switch self {
    case .paywall(let session): .matching(session.app?.isDeciding == true ? .appStrings : session.rule)
    case .strings(let session): .kit(session.request.rule)
    }
  }

  /// The rules that can decide, in the order in which they are listed.
  var rules: [RuleChoice] {
    switch self {
    case .paywall(let session):
      (MatchingRule.ofCodes + (session.app == nil ? [] : [.appStrings])).map { .matching($0) }
    case .strings: KitRule.allCases.map { .kit($0) }
    }
  }
}
