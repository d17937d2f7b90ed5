import FlowDocuments
package import LocaleMatching

extension OpenView {
  /// What the picker calls the list that a rule chooses from.
  package func listTitle(under rule: MatchingRule) -> String {
    switch (rule, entry.variation.kind) {
    case (_, .codes): "In the list"
    case (.remoteConfig, _): "Remote configs"
    case (_, .onboarding): "As you named them"
    default: "In this flow"
    }
  }

  /// What the picker tells of each entry that a rule chooses from, in file order.
  package func localizationRows(under rule: MatchingRule) -> [LocalizationRow] {
    if rule == .remoteConfig, entry.variation.kind != .codes { return remoteConfigRows }
    return absence == nil ? viewRows : namedRows
  }

  /// The localizations that a person named; nothing is known of their texts.
  private var namedRows: [LocalizationRow] {
    rules.list.available.map { id in
      LocalizationRow(
        id: id,
        notes: [
          id == rules.list.usableDefault ? "default" : nil,
          LanguageTag(id).isWrittenRightToLeft ? "RTL" : nil,
        ],
        own: 0,
        total: 0
      )
    }
  }

  /// The remote configs, counted by their keys beside those of the first.
  private var remoteConfigRows: [LocalizationRow] {
    let wanted = remoteConfigs.entries.first?.payload.keyCount ?? 0
    return remoteConfigs.entries.map { entry in
      LocalizationRow(
        id: entry.locale,
        notes: [],
        own: entry.payload.keyCount ?? 0,
        total: max(wanted, entry.payload.keyCount ?? 0)
      )
    }
  }

}

extension FlowView {
  /// What the picker tells of each localization, in file order.
  func localizationRows(on platform: Platform) -> [LocalizationRow] {
    let fallback = defaultLocalization
    let defaultIDs = Set((fallback?.strings ?? []).map(\.id))
    let defaultFlag = fallback?.isRightToLeft
    return localizations.map { localization in
      let extra = localization.strings.count { !defaultIDs.contains($0.id) }
      let inherited = platform == .iOS ? defaultFlag : nil
      return LocalizationRow(
        id: localization.id,
        notes: [
          localization.id == fallback?.id ? "default" : nil,
          localization.isRightToLeft ?? inherited ?? false ? "RTL" : nil,
        ],
        own: localization.strings.count { !$0.value.isEmpty },
        total: defaultIDs.count + extra
      )
    }
  }
}
