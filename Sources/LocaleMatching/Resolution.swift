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

  /// How the localization was found.
  public let outcome: Outcome

  /// The localization that the user gets; nil when there is none and every text stays blank.
  public let localization: LocaleCode?

  /// The usable default of the list; nil when it is absent or names no localization.
  public let defaultLocalization: LocaleCode?

  /// The decision, step by step.
  public let trace: [TraceStep]

  /// Creates a resolution from its parts.
  public init(
    rule: MatchingRule,
    platform: Platform,
    requested: LocaleCode?,
    tried: [LocaleCode],
    outcome: Outcome,
    localization: LocaleCode?,
    defaultLocalization: LocaleCode?,
    trace: [TraceStep]
  ) {
    self.rule = rule
    self.platform = platform
    self.requested = requested
    self.tried = tried
    self.outcome = outcome
    self.localization = localization
    self.defaultLocalization = defaultLocalization
    self.trace = trace
  }

  /// Whether the user gets another localization than the one asked for, and nobody is told.
  ///
  /// True as well when a code was omitted and the fixed `en` was not there: the app is not told that
  /// the default was shown instead.
  public var isSilentFallback: Bool {
    switch outcome {
    case .default, .first: rule != .flowAndroid400 || requested != nil
    case .exact, .normalized, .language, .english, .none: false
    }
  }
}
