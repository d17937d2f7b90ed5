/// What a code gets under a rule, and why.
public struct Resolution: Equatable, Sendable {
  /// The rule that decided.
  public let rule: MatchingRule

  /// The platform that was simulated.
  public let platform: Platform

  /// The code that the app passed, as it was passed; nil when it passed none.
  public let requested: LocaleCode?

  /// The codes that were looked up, in order.
  public let tried: [LocaleCode]

  /// The answer.
  public let verdict: Verdict

  /// The usable default of the list; nil when it is absent or names no localization.
  public let defaultLocalization: LocaleCode?

  /// The decision, step by step.
  public let trace: [TraceStep]

  /// How the localization was found.
  public var outcome: Outcome { verdict.outcome }

  /// The localization that the user gets; nil when there is none and every text stays blank.
  public var localization: LocaleCode? { verdict.localization }

  /// Whether the user gets another localization than the one asked for, and nobody is told.
  public var isSilentFallback: Bool { verdict.isSilentFallback }
}
