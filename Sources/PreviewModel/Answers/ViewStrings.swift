package import FlowDocuments
package import LocaleMatching

/// Every string of a view by its id: what each localization says, and which screens can show it.
///
/// Made once for a view, when a string is first asked about.
package struct ViewStrings: Sendable {
  /// The ids, those of the default first, then those that others add, each in file order.
  package let ids: [String]

  /// The codes of the localizations, in file order.
  package let localizations: [LocaleCode]

  /// The default that can be used; nil when there is none.
  package let defaultID: LocaleCode?

  /// The texts of a string by its id, one for each localization; nil in one that does not define it.
  private let items: [String: [StringItem?]]

  /// The screens that can show a string by its id, in file order.
  private let screens: [String: [String]]

  /// Gathers the strings of a view.
  package init(_ view: FlowView) {
    localizations = view.localizations.map(\.id)
    defaultID = view.localizationList.usableDefault
    let none = [StringItem?](repeating: nil, count: localizations.count)
    var items: [String: [StringItem?]] = [:]
    var ids: [String] = []
    let first = view.localizations.firstIndex { $0.id == view.localizationList.usableDefault }
    let order = (first.map { [$0] } ?? []) + view.localizations.indices.filter { $0 != first }
    for index in order {
      for item in view.localizations[index].strings {
        if items[item.id] == nil { ids.append(item.id) }
        items[item.id, default: none][index] = item
      }
    }
    self.ids = ids
    self.items = items
    let usage = view.usage
    var screens: [String: [String]] = [:]
    for screen in view.screens.map(\.id) {
      for id in usage[screen] ?? [] { screens[id, default: []].append(screen) }
    }
    self.screens = screens
  }

  /// The texts of a string, one for each of `localizations`; nil in one that does not define it.
  package func texts(of id: String) -> [StringItem?] {
    items[id] ?? [StringItem?](repeating: nil, count: localizations.count)
  }

  /// The screens that can show a string, in file order.
  package func screens(showing id: String) -> [String] {
    screens[id] ?? []
  }
}
