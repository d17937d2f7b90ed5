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

extension Answer {
  /// The default, where nothing better can be passed for a code that missed.
  ///
  /// Inferred: an app that knows that it has nothing in the user's language passes the default by its
  /// name, since leaving the code out means “en”.
  package var defaultToPass: LocaleCode? {
    guard resolution.verdict.hasMissed, suggestion == nil else { return nil }
    return resolution.defaultLocalization
  }

  /// Why the default is to be passed by its name; nil where something better can be passed.
  package var adviceToPassDefault: String? {
    defaultToPass.map { fallback in
      let reason = nearMisses.isEmpty ? "nothing is near" : "what is near is not meant for this code"
      return "\(reason): pass \(fallback.quoted), the default, by its name"
    }
  }
}

extension Verdict {
  /// Whether the user does not get what was asked for, so that another code would be better.
  package var hasMissed: Bool { isSilentFallback || outcome == .none }
}
