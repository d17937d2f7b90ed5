import FlowDocuments
import LocaleMatching

extension OpenView {
  /// What the picker tells of each localization, in file order.
  var localizationRows: [LocalizationRow] {
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
