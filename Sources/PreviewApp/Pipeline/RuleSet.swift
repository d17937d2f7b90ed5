public import LocaleMatching

/// Every matching rule made ready for one list of localizations, and for the remote configs beside it.
public struct RuleSet: Sendable {
  private let localizations: LocaleMatcher
  private let remoteConfigs: LocaleMatcher?

  /// Prepares the rules; the codes of remote configs are theirs alone, in the order of the file.
  public init(_ list: LocalizationList, remoteConfigs codes: [LocaleCode] = [], platform: Platform) {
    localizations = LocaleMatcher(list: list, rule: .flow, platform: platform)
    let configs = LocalizationList(available: codes, declaredDefault: nil)
    remoteConfigs =
      codes.isEmpty ? nil : LocaleMatcher(list: configs, rule: .remoteConfig, platform: platform)
  }

  /// The matcher of a rule.
  ///
  /// Where there are no remote configs, their rule chooses from the localizations: an app may treat those
  /// in the same way.
  public func matcher(for rule: MatchingRule) -> LocaleMatcher {
    if rule == .remoteConfig, let remoteConfigs { return remoteConfigs }
    return localizations.deciding(by: rule)
  }

  /// What a code gets under a rule, and what would be better.
  public func answer(to requested: LocaleCode?, by rule: MatchingRule) -> Answer {
    Answer(matcher(for: rule), requested)
  }

  /// What a code gets under the other rules, in the order of `MatchingRule.ofCodes`.
  ///
  /// The rule for remote configs is among them only where there are any.
  public func otherAnswers(to requested: LocaleCode?, than rule: MatchingRule) -> [Resolution] {
    MatchingRule.ofCodes
      .filter { $0 != rule && ($0 != .remoteConfig || remoteConfigs != nil) }
      .map { matcher(for: $0).resolve(requested) }
  }
}
