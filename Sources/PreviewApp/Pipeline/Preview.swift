public import FlowDocuments
public import LocaleMatching

/// Everything that follows from a view, a rule and a code: the answer to what a user reads, and why.
public struct Preview: Sendable {
  /// The view.
  public let openView: OpenView

  /// What the code gets, and why.
  public let resolution: Resolution

  /// The localizations close to a code that missed, the closest first.
  public let nearMisses: [NearMiss]

  /// The code to pass instead; nil when the code is right already or no localization is near.
  public let suggestion: LocaleCode?

  /// The texts and assets that the user gets.
  public let localization: MergedLocalization

  /// How complete the localization is.
  public let counts: StringCounts

  /// Decides for a code; nil is a code that the app left out.
  public init(_ openView: OpenView, rule: MatchingRule, requested: LocaleCode?) {
    self.init(
      openView,
      matcher: LocaleMatcher(
        list: openView.localizationList(for: rule),
        rule: rule,
        platform: openView.platform
      ),
      requested: requested
    )
  }

  /// Decides with a matcher that was made ready for this view before.
  public init(_ openView: OpenView, matcher: LocaleMatcher, requested: LocaleCode?) {
    self.openView = openView
    let resolution = matcher.resolve(requested)
    self.resolution = resolution
    let hasMissed = resolution.isSilentFallback || resolution.outcome == .none
    nearMisses = hasMissed ? requested.map { matcher.nearMisses(of: $0) } ?? [] : []
    suggestion = hasMissed ? requested.flatMap { matcher.codeToPass(for: $0) } : nil
    let merged = openView.view.merged(resolution.localization, platform: openView.platform)
    localization = merged
    counts = openView.view.counts(of: merged)
  }

  /// What the same code gets under the other rules, in the order of `MatchingRule.allCases`.
  ///
  /// The rule for remote configs is among them only where there are any.
  public var otherRules: [Resolution] {
    let hasRemoteConfigs = !openView.entry.variation.remoteConfigs.isEmpty
    let rules = MatchingRule.allCases.filter {
      $0 != resolution.rule && ($0 != .remoteConfig || hasRemoteConfigs)
    }
    return rules.map { rule in
      let list = openView.localizationList(for: rule)
      return LocaleMatcher(list: list, rule: rule, platform: openView.platform).resolve(resolution.requested)
    }
  }

  /// The screen with the texts that the user gets; nil when the view has no screen of that id.
  public func localizedScreen(_ id: String) -> LocalizedScreen? {
    openView.view.localizedScreen(id, in: localization)
  }
}
