/// What a rule answers for one code, without the reasons.
package struct Verdict: Hashable, Sendable {
  /// How the localization was found.
  package let outcome: Outcome

  /// The localization that the user gets; nil when there is none.
  package let localization: LocaleCode?

  /// Whether the user gets another localization than the one asked for, and nobody is told.
  ///
  /// An omitted code asks for `en` under every rule that puts `en` in its place, so getting the default
  /// instead counts; where omitting means the default, it does not.
  package let isSilentFallback: Bool

  /// Creates a verdict.
  package init(_ outcome: Outcome, _ localization: LocaleCode?, isSilentFallback: Bool = false) {
    self.outcome = outcome
    self.localization = localization
    self.isSilentFallback = isSilentFallback
  }

  /// Nothing matched and there is nothing to fall back to.
  static let nothing = Verdict(.none, nil)
}
