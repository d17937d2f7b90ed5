package import FlowDocuments
package import LocaleMatching

/// Everything that follows from a view, a rule and a code: the answer to what a user reads, and why.
package struct Preview: Sendable {
  /// The view.
  package let openView: OpenView

  /// What the code gets and why, and what to pass where that is not what was asked for.
  package let answer: Answer

  /// The texts and assets that the user gets.
  package let localization: MergedLocalization

  /// How complete the localization is.
  package let counts: StringCounts

  /// Decides for a code; nil is a code that the app left out.
  package init(_ openView: OpenView, rule: MatchingRule, requested: LocaleCode?) {
    self.openView = openView
    answer = openView.rules.answer(to: requested, by: rule)
    // A remote config has the code of a localization by chance only.
    let chosen = rule == .remoteConfig ? nil : answer.resolution.localization
    localization = openView.view.merged(chosen, platform: openView.platform)
    counts = openView.view.counts(of: localization)
  }

  /// What the code gets, and why.
  package var resolution: Resolution { answer.resolution }

  /// The place of the remote config that the app gets, among those of the variation; nil under another
  /// rule, and where there is none.
  package var remoteConfigIndex: Int? {
    resolution.rule == .remoteConfig ? openView.remoteConfigs.index(of: resolution.localization) : nil
  }

  /// Who chose the remote config, where it was not the app; nil under any other rule.
  package var serverChoice: String? {
    resolution.rule == .remoteConfig ? openView.remoteConfigs.serverChoice : nil
  }

  /// Whether there are strings to tell about, which lists and remote configs have not.
  package var hasStrings: Bool { openView.absence == nil && resolution.rule != .remoteConfig }

  /// What keeps the rule from deciding anything; nil where nothing does.
  package var obstacle: String? { openView.obstacle(to: resolution.rule) }

  /// What the same code gets under another rule; nil where it has nothing to choose from.
  package func resolution(by rule: MatchingRule) -> Resolution? {
    openView.obstacle(to: rule) == nil ? openView.rules.matcher(for: rule).resolve(resolution.requested) : nil
  }

  /// Where pages and code disagree, with what the same code gets by each of them; none where there is
  /// nothing to choose from.
  package var disagreements: [Disagreement] {
    guard openView.hasLocalizations else { return [] }
    return Disagreement.all(for: resolution.requested, openView.rules.matcher(for: .flow))
  }

  /// What the same code gets under the other rules.
  package var otherRules: [Resolution] {
    openView.rules.otherAnswers(to: resolution.requested, than: resolution.rule)
  }

  /// The screen with the texts that the user gets; nil when the view has no screen of that id.
  package func localizedScreen(_ id: String) -> LocalizedScreen? {
    openView.view.localizedScreen(id, in: localization)
  }
}
