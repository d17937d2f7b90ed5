extension MatchingRule {
  /// A few words for a status line or a menu.
  package var title: String {
    switch self {
    case .flow: "flow rule"
    case .flowAndroid400: "flow rule, Android 4.0.0"
    case .onboarding: "onboarding rule"
    case .paywall: "paywall rule"
    case .cdn: "CDN rule"
    case .remoteConfig: "remote config rule"
    case .flowNormalized: "normalized flow rule"
    case .appStrings: "app strings, then the flow"
    case .imKit: "Global IM UIKit rule"
    }
  }

  /// What the rule does, in one paragraph.
  package var summary: String {
    switch self {
    case .flow:
      """
      The SDK compares the code with the ids of the localizations on the device, character by character, \
      after trimming white space. An omitted or empty code is the fixed “en”. What matches nothing shows \
      the default localization, without an error and without a log.
      """
    case .flowAndroid400:
      """
      As the flow rule, but the code is not trimmed, an omitted code means the default of the flow, and an \
      empty one is looked up and never found.
      """
    case .onboarding:
      """
      The server turns the code into lower case and “_” into “-”, looks for that code, then for the part \
      before the first hyphen, then takes the default of the onboarding. The SDK sends “en” when no code \
      is passed.
      """
    case .paywall:
      """
      The server does for a paywall what it does for an onboarding and answers in one language; the \
      device then shows the localization that the answer names.
      """
    case .cdn:
      """
      When the main server cannot be reached, the SDK asks a path that holds only the language, and then \
      the one for “en”. The default is never tried.
      """
    case .remoteConfig:
      """
      The SDK matches nothing. An app that follows the example in the documentation takes the entry that \
      is equal to its code, and otherwise the one that comes first.
      """
    case .flowNormalized:
      """
      What the French page of the documentation describes for flows: the four steps of the server. No SDK \
      does it; it is here to show the difference.
      """
    case .appStrings:
      """
      An iOS app reads its code from the entry “adapty_paywalls_locale” of its own strings, whose language \
      the phone chooses; the code then goes the way of the flow or paywall rule. Where the entry is missing, \
      the app passes that key itself, which matches nothing.
      """
    case .imKit:
      """
      Global IM UIKit takes its texts from the folder of the stored language, and where there is none, from \
      that of the phone's languages, without a word. A key that the folder's table lacks is shown as it is.
      """
    }
  }

  /// The SDK versions that it holds for.
  package var versions: String {
    switch self {
    case .flow: "iOS 4.0–4.4, Android 4.0.1+"
    case .flowAndroid400: "Android 4.0.0 only"
    case .onboarding: "SDK 3.8 and later, also v4"
    case .paywall: "SDK v3"
    case .cdn: "SDK v3; onboardings also in v4"
    case .remoteConfig: "SDK v4"
    case .flowNormalized: "no SDK"
    case .appStrings: "iOS apps, any SDK"
    case .imKit: "Global IM UIKit on iOS"
    }
  }
}
