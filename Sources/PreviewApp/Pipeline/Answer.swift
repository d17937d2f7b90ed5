public import LocaleMatching

/// What a code gets, and what to pass where that is not what was asked for.
public struct Answer: Sendable {
  /// What the code gets, and why.
  public let resolution: Resolution

  /// The localizations close to a code that missed, the closest first.
  public let nearMisses: [NearMiss]

  /// The code to pass instead; nil when the code is right already or no localization is near.
  public let suggestion: LocaleCode?

  /// Asks a matcher.
  init(_ matcher: LocaleMatcher, _ requested: LocaleCode?) {
    resolution = matcher.resolve(requested)
    let missed = resolution.verdict.hasMissed ? requested : nil
    nearMisses = missed.map { matcher.nearMisses(of: $0) } ?? []
    suggestion = missed.flatMap { matcher.codeToPass(for: $0) }
  }
}

extension Verdict {
  /// Whether the user does not get what was asked for, so that another code would be better.
  var hasMissed: Bool { isSilentFallback || outcome == .none }
}
