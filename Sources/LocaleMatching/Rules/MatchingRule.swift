/// How a code is matched to a localization.
///
/// The raw value is the spelling on the command line.
package enum MatchingRule: String, CaseIterable, Sendable {
  /// SDK v4 on the device: trimmed, omitted or empty is `en`, then exact, then the default.
  case flow

  /// The same on Android before 4.0.1: not trimmed, omitted is the default.
  case flowAndroid400 = "flow-android-4.0.0"

  /// The server's rule for onboardings: folded, full match, first subtag, default.
  case onboarding

  /// The server's rule for SDK v3 paywalls: the same four steps with the paywall's default.
  case paywall

  /// The fallback path when the main server is unreachable: language only, then `en`.
  case cdn

  /// An app that takes the remote config equal to the code, else the first.
  case remoteConfig = "remote-config"

  /// What the French page of the documentation describes for flows; no SDK does it.
  case flowNormalized = "flow-normalized"

  /// An iOS app that reads the code from its own strings, then rule `flow` or `paywall`.
  case appStrings = "app-strings"

  /// Global IM UIKit: the stored language's folder, else the languages of the phone.
  case imKit = "im-kit"
}

extension MatchingRule {
  /// The rules that need nothing but a code and what it is matched with.
  package static let ofCodes = allCases.filter { !$0.readsStrings }

  /// Whether the rule reads tables of strings, so that it means nothing without them.
  package var readsStrings: Bool { self == .appStrings || self == .imKit }
}
