import FlowDocuments
import LocaleMatching

extension OpenView {
  /// What the picker calls the list that a rule chooses from.
  func listTitle(under rule: MatchingRule) -> String {
    switch (rule, entry.variation.kind) {
    case (_, .codes): "In the list"
    case (.remoteConfig, _): "Remote configs"
    case (_, .onboarding): "As you named them"
    default: "In this flow"
    }
  }

  /// What the picker tells of each entry that a rule chooses from, in file order.
  func localizationRows(under rule: MatchingRule) -> [LocalizationRow] {
    if rule == .remoteConfig, entry.variation.kind != .codes { return remoteConfigRows }
    return absence == nil ? localizationRows : namedRows
  }

  /// The localizations that a person named; nothing is known of their texts.
  private var namedRows: [LocalizationRow] {
    rules.list.available.map { id in
      LocalizationRow(
        id: id,
        isDefault: id == rules.list.usableDefault,
        isRightToLeft: LanguageTag(id).isWrittenRightToLeft,
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
        isDefault: false,
        isRightToLeft: false,
        own: entry.payload.keyCount ?? 0,
        total: max(wanted, entry.payload.keyCount ?? 0)
      )
    }
  }

  /// The localizations of the view, in file order.
  private var localizationRows: [LocalizationRow] {
    let fallback = view.localizationList.usableDefault
    let defaultStrings = view.localizations.first { $0.id == fallback }?.strings ?? []
    let defaultIDs = Set(defaultStrings.map(\.id))
    let defaultFlag = view.localizations.first { $0.id == fallback }?.isRightToLeft
    return view.localizations.map { localization in
      let extra = localization.strings.count { !defaultIDs.contains($0.id) }
      let inherited = platform == .iOS ? defaultFlag : nil
      return LocalizationRow(
        id: localization.id,
        isDefault: localization.id == fallback,
        isRightToLeft: localization.isRightToLeft ?? inherited ?? false,
        own: localization.strings.count { !$0.value.isEmpty },
        total: defaultIDs.count + extra
      )
    }
  }
}
