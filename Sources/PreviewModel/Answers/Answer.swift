package import LocaleMatching

/// What a code gets, and what to pass where that is not what was asked for.
package struct Answer: Sendable {
  /// What the code gets, and why.
  package let resolution: Resolution

  /// The localizations close to a code that missed, the closest first.
  package let nearMisses: [NearMiss]

  /// The localizations in its language and in another script, which are no substitute.
  package let otherScripts: [NearMiss]

  /// The code to pass instead; nil when the code is right already or no localization is near.
  package let suggestion: LocaleCode?

  /// Asks a matcher.
  init(_ matcher: LocaleMatcher, _ requested: LocaleCode?) {
    resolution = matcher.resolve(requested)
    let missed = resolution.verdict.hasMissed ? requested : nil
    nearMisses = missed.map { matcher.nearMisses(of: $0) } ?? []
    otherScripts = missed.map { matcher.otherScripts(than: $0) } ?? []
    suggestion = missed.flatMap { matcher.codeToPass(for: $0) }
  }
}

extension Verdict {
  /// Whether the user does not get what was asked for, so that another code would be better.
  package var hasMissed: Bool { isSilentFallback || outcome == .none }
}
