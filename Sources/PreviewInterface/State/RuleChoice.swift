package import LocaleMatching

/// A rule that can be chosen in the interface, whatever it decides about.
package enum RuleChoice: Hashable, Sendable {
  /// How a code is matched to a localization, and where the code comes from.
  case matching(MatchingRule)
  /// How an app with Global IM UIKit chooses the language of the kit.
  case kit(KitRule)
}
