/// What a code gets under a rule, and why.
package struct Resolution: Equatable, Sendable {
  /// The rule that decided.
  package let rule: MatchingRule

  /// The platform that was simulated.
  package let platform: Platform

  /// The code that the app passed, as it was passed; nil when it passed none.
  package let requested: LocaleCode?

  /// The codes that were looked up, in order.
  package let tried: [LocaleCode]

  /// The answer.
  package let verdict: Verdict

  /// The usable default of the list; nil when it is absent or names no localization.
  package let defaultLocalization: LocaleCode?

  /// The decision, step by step.
  package let trace: [TraceStep]

  /// How the localization was found.
  package var outcome: Outcome { verdict.outcome }

  /// The localization that the user gets; nil when there is none and every text stays blank.
  package var localization: LocaleCode? { verdict.localization }

  /// Whether the user gets another localization than the one asked for, and nobody is told.
  package var isSilentFallback: Bool { verdict.isSilentFallback }
}
