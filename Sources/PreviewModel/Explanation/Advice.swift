package import LocaleMatching

/// What to do instead, where users do not get what was asked for.
package enum Advice: Hashable, Sendable {
  /// Pass this code.
  case pass(LocaleCode)
  /// Store this language, which is the name of a folder.
  case store(LocaleCode)
  /// Nothing better can be passed than the default by its name, for this reason.
  case passDefault(LocaleCode, reason: String)

  /// The advice in a sentence without a full stop: `pass “pt-br” instead`.
  package var sentence: String {
    switch self {
    case .pass(let code): "pass \(code.quoted) instead"
    case .store(let language): "store \(language.quoted) instead"
    case .passDefault(let code, let reason): "\(reason): pass \(code.quoted), the default, by its name"
    }
  }

  /// Whether something is better than what was asked for.
  package var isBetter: Bool {
    switch self {
    case .pass, .store: true
    case .passDefault: false
    }
  }
}

extension Answer {
  /// What to do instead; nil where the code is right, or where there is no default to name.
  package var advice: Advice? {
    if let suggestion { return .pass(suggestion) }
    return defaultToPass.map { fallback in
      let reason = nearMisses.isEmpty ? "nothing is near" : "what is near is not meant for this code"
      return .passDefault(fallback, reason: reason)
    }
  }

  /// The default, where nothing better can be passed for a code that missed.
  ///
  /// Inferred: an app that knows that it has nothing in the user's language passes the default by its
  /// name, since leaving the code out means “en”.
  private var defaultToPass: LocaleCode? {
    guard resolution.verdict.hasMissed else { return nil }
    return resolution.defaultLocalization
  }
}
