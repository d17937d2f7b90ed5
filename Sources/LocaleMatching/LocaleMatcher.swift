/// A rule made ready for one list of localizations, so that thousands of codes can be asked for.
package struct LocaleMatcher: Sendable {
  /// What is chosen from.
  package let list: LocalizationList

  /// The rule that decides.
  package let rule: MatchingRule

  private let index: LocalizationIndex

  /// Prepares a rule for a list.
  ///
  /// Takes time in proportion to the length of the list; each question after that takes the same time
  /// however long the list is.
  package init(list: LocalizationList, rule: MatchingRule, platform: Platform = .iOS) {
    self.list = list
    self.rule = rule
    index = LocalizationIndex(list, platform: platform)
  }

  private init(list: LocalizationList, rule: MatchingRule, index: LocalizationIndex) {
    self.list = list
    self.rule = rule
    self.index = index
  }

  /// The platform that is simulated.
  package var platform: Platform { index.platform }

  /// Another rule for the same list, which is not prepared anew.
  package func deciding(by rule: MatchingRule) -> LocaleMatcher {
    LocaleMatcher(list: list, rule: rule, index: index)
  }

  /// The same rule for the same list on another platform, which is not prepared anew.
  package func on(_ platform: Platform) -> LocaleMatcher {
    LocaleMatcher(list: list, rule: rule, index: index.on(platform))
  }

  /// What a code gets, and why; nil is a code that was left out, which is not an empty one.
  package func resolve(_ requested: LocaleCode?) -> Resolution {
    var lookup = Lookup(index: index, isTracing: true)
    let verdict = rule.match(requested, on: platform, with: &lookup)
    return Resolution(
      rule: rule,
      platform: platform,
      requested: requested,
      tried: lookup.tried,
      verdict: verdict,
      defaultLocalization: index.usableDefault,
      trace: lookup.trace
    )
  }

  /// What a code gets, without the reasons: for long lists of codes.
  package func verdict(for requested: LocaleCode?) -> Verdict {
    var lookup = Lookup(index: index, isTracing: false)
    return rule.match(requested, on: platform, with: &lookup)
  }

  /// The localizations that are close to a code, the closest first; none for a code that is one of them,
  /// and never one in another script.
  package func nearMisses(of requested: LocaleCode) -> [NearMiss] {
    guard index.localization(requested) == nil else { return [] }
    return NearMissSearch(requested).search(index)
  }

  /// The localizations in the language of a code and in another script, which are no substitute for it;
  /// none for a code that is one of the list.
  package func otherScripts(than requested: LocaleCode) -> [NearMiss] {
    guard index.localization(requested) == nil else { return [] }
    return NearMissSearch(requested).otherScripts(index)
  }

  /// The code that the app should pass so that users of `requested` read their language.
  ///
  /// Nil when no localization is near enough. What is suggested is always an id of the list, in the
  /// spelling of the list, that the rule answers with that very localization, and never in another
  /// script than the one asked for.
  package func codeToPass(for requested: LocaleCode) -> LocaleCode? {
    codeToPass(for: requested, CodeSuggestion(requested))
  }

  /// The same for a code that phones send, which is made ready already: for long lists of them.
  package func codeToPass(for phone: PhoneCode) -> LocaleCode? {
    codeToPass(for: phone.code, phone.suggestion)
  }

  private func codeToPass(for requested: LocaleCode, _ suggestion: CodeSuggestion) -> LocaleCode? {
    func isReached(_ id: LocaleCode) -> Bool { verdict(for: id).localization == id }
    if let own = index.localization(requested), isReached(own) { return own }
    return suggestion.first(in: index, where: isReached)
  }
}
