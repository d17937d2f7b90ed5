package import LocaleMatching

/// Every matching rule made ready for one list of localizations, and for the remote configs beside it.
package struct RuleSet: Sendable {
  /// What the rules for localizations choose from.
  package let list: LocalizationList

  private let localizations: LocaleMatcher
  private let remoteConfigs: LocaleMatcher

  /// Prepares the rules; the codes of remote configs are theirs alone, in the order of the file.
  package init(_ list: LocalizationList, remoteConfigs codes: [LocaleCode], platform: Platform) {
    self.list = list
    localizations = LocaleMatcher(list: list, rule: .flow, platform: platform)
    remoteConfigs = LocaleMatcher(
      list: LocalizationList(available: codes, declaredDefault: nil),
      rule: .remoteConfig,
      platform: platform
    )
  }

  private init(_ other: RuleSet, on platform: Platform) {
    list = other.list
    localizations = other.localizations.on(platform)
    remoteConfigs = other.remoteConfigs.on(platform)
  }

  /// The same rules on another platform, which are not prepared anew.
  func on(_ platform: Platform) -> RuleSet { RuleSet(self, on: platform) }

  /// The matcher of a rule.
  package func matcher(for rule: MatchingRule) -> LocaleMatcher {
    rule == .remoteConfig ? remoteConfigs : localizations.deciding(by: rule)
  }

  /// What a code gets under a rule, and what would be better.
  package func answer(to requested: LocaleCode?, by rule: MatchingRule) -> Answer {
    Answer(matcher(for: rule), requested)
  }

  /// What a code gets under the other rules, in the order of `MatchingRule.ofCodes`.
  ///
  /// A rule that has nothing to choose from is not among them.
  package func otherAnswers(to requested: LocaleCode?, than rule: MatchingRule) -> [Resolution] {
    MatchingRule.ofCodes.filter { $0 != rule }.map(matcher).filter { !$0.list.available.isEmpty }
      .map { $0.resolve(requested) }
  }
}
