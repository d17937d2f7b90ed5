/// The rule of Adapty's server for onboardings and SDK v3 paywalls.
///
/// Documented:
/// 1. lower case, every `_` becomes `-`;
/// 2. a localization with that code;
/// 3. a localization with the part before the first hyphen;
/// 4. the default.
///
/// What reaches the server is a `SentCode`.
/// Inferred: the server files localizations under folded codes, so ids of the list are folded as well.
struct ServerRule {
  private let owner: String
  private let platform: Platform

  /// Creates the rule for an onboarding, a paywall or, as one page describes it, a flow.
  init(owner: String, trimsOn platform: Platform) {
    self.owner = owner
    self.platform = platform
  }

  func match(_ requested: LocaleCode?, with lookup: inout Lookup) -> Verdict {
    guard let code = SentCode(requested, on: platform, with: &lookup).code else {
      guard let found = lookup.folded(LocaleCode.english.rawValue) else { return fallBack(with: &lookup) }
      return Verdict(.english, found)
    }
    let folded = code.folded
    if folded != code.rawValue {
      lookup.note(.prepared, "the server folds case and “_”: \(LocaleCode(folded).quoted)")
    }
    if let found = lookup.folded(folded) {
      return Verdict(found == code ? .exact : .normalized, found)
    }
    if let hyphen = folded.unicodeScalars.firstIndex(of: "-") {
      let language = String(folded[..<hyphen])
      lookup.note(.prepared, "the part before the first hyphen: \(LocaleCode(language).quoted)")
      if let found = lookup.folded(language) { return Verdict(.language, found) }
    }
    return fallBack(with: &lookup)
  }

  private func fallBack(with lookup: inout Lookup) -> Verdict {
    guard lookup.index.usableDefault != nil else {
      let declared = lookup.index.declaredDefault
      lookup.note(
        .missed,
        declared.map { "the default \($0.quoted) is no localization of the list" } ?? "no default is named"
      )
      lookup.note(.fellBack, "what the server answers then is not known")
      return .nothing
    }
    return lookup.fallBackToDefault(", the \(owner)'s own; the app is not told")
  }
}
