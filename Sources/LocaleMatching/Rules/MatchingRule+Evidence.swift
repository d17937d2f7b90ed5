extension MatchingRule {
  /// How the rule is known, and where it stands.
  package var evidence: RuleEvidence {
    switch self {
    case .flow:
      RuleEvidence(
        documented: """
          “Localizations and locale codes”, section Flows and paywalls: exact, silent, gaps filled from the \
          default, an omitted code is “en”
          """,
        fromCode: "iOS 4.0, in part iOS 4.1, and Android 4.1: also the trimming and the empty code",
        inferred:
          "the rest up to iOS 4.4, since the notes of 4.5 say that a list of locales replaces the code"
      )
    case .flowAndroid400:
      RuleEvidence(
        documented: "the page for Android and the comment in that release: no code is the default",
        fromCode: "Android 4.0.0: nothing is trimmed, and an empty code is looked up"
      )
    case .onboarding:
      RuleEvidence(
        documented: "“Localizations and locale codes”, section Onboardings: the four steps",
        fromCode: "what iOS 4.0 and Android 4.1 send, “en” when no code is passed",
        inferred: "that the server folds the codes of its localizations as well"
      )
    case .paywall:
      RuleEvidence(
        documented: "“Localizations and locale codes” for SDK v3: the four steps",
        fromCode: "what iOS 3.17 and Android 3.17 send; the device then looks up the code of the answer",
        inferred: "that the server folds the codes of its localizations as well"
      )
    case .cdn:
      RuleEvidence(
        fromCode: "iOS 3.17 and Android 3.17; v4 keeps it for onboardings",
        inferred: "that iOS trims the code before"
      )
    case .remoteConfig:
      RuleEvidence(
        documented: "“Localizations and locale codes”, the example for remote configs",
        fromCode: "iOS 4.0: the SDK hands over the whole list in the order of the server"
      )
    case .flowNormalized:
      RuleEvidence(
        documented: """
          the French page and the one for Unity, of older revisions; the Spanish and the Vietnamese page and \
          the code of the SDKs contradict them
          """
      )
    case .appStrings:
      RuleEvidence(
        documented: "“Localizations and locale codes”, the recommended way: an entry in each file of strings",
        fromCode: "Core Foundation: a missing entry is answered with its key",
        inferred: "how the phone chooses the folder: Apple documents it in part"
      )
    case .imKit: KitRule.sample.evidence
    }
  }
}
