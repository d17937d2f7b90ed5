/// The rule of Adapty's server for onboardings and SDK v3 paywalls.
///
/// Documented:
/// 1. lower case, every `_` becomes `-`;
/// 2. a localization with that code;
/// 3. a localization with the part before the first hyphen;
/// 4. the default.
///
/// From code: both SDKs send `en` when no code was passed; iOS trims the code and sends `en` for an
/// empty one, Android sends it as it is, and what the server makes of that is unknown.
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
    guard let code = sent(requested, with: &lookup) else {
      guard let found = lookup.folded(LocaleCode.english.rawValue) else { return fallBack(with: &lookup) }
      return Verdict(.english, found)
    }
    let folded = code.folded
    if folded != code.rawValue {
      lookup.note(.prepared, "the server folds case and “_”: \(LocaleCode(folded).quoted)")
    }
    if let found = lookup.folded(folded) {
      return Verdict(found == requested ? .exact : .normalized, found)
    }
    if let hyphen = folded.firstIndex(of: "-") {
      let language = String(folded[..<hyphen])
      lookup.note(.prepared, "the part before the first hyphen: \(LocaleCode(language).quoted)")
      if let found = lookup.folded(language) { return Verdict(.language, found) }
    }
    return fallBack(with: &lookup)
  }

  /// The code that reaches the server; nil when the SDK sends `en` in its place.
  private func sent(_ requested: LocaleCode?, with lookup: inout Lookup) -> LocaleCode? {
    guard let requested else {
      lookup.note(.prepared, "no code was passed, so the SDK sends “en”")
      return nil
    }
    guard platform == .iOS else {
      if requested.rawValue.isEmpty {
        lookup.note(.note, "Android sends the empty code; what the server answers is not known")
      }
      return requested
    }
    let code = CodeTrimming.trim(requested, on: platform)
    guard !code.rawValue.isEmpty else {
      lookup.note(.prepared, "the code is empty, so the SDK sends “en”")
      return nil
    }
    if code != requested { lookup.note(.prepared, "white space at the ends is trimmed: \(code.quoted)") }
    return code
  }

  private func fallBack(with lookup: inout Lookup) -> Verdict {
    lookup.fallBackToDefault(", the \(owner)'s own; the app is not told")
  }
}
