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

  private let view: FlowView
  private let places: [String: Int]

  /// Gathers the strings of a view.
  package init(_ view: FlowView) {
    self.view = view
    localizations = view.localizations.map(\.id)
    let fallback = view.defaultLocalization
    defaultID = fallback?.id
    ids = (fallback?.strings ?? []).map(\.id) + view.index.strings.all.filter { fallback?.string($0) == nil }
    places = Dictionary(ids.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// The texts of a string, one for each of `localizations`; nil in one that does not define it.
  package func texts(of id: String) -> [StringItem?] {
    view.localizations.map { $0.string(id) }
  }

  /// The screens that can show a string, in file order.
  package func screens(showing id: String) -> [String] {
    view.index.uses.screens(showing: id)
  }

  /// The text of a string in one localization; nil where it does not define it.
  package func text(of id: String, in localization: LocaleCode) -> StringItem? {
    view.localization(localization)?.string(id)
  }

  /// The places of strings among `ids`, with what a localization says of each, in the order of `ids`.
  package func items(of localization: LocaleCode) -> [(place: Int, item: StringItem)] {
    (view.localization(localization)?.strings ?? []).compactMap { item in
      places[item.id].map { ($0, item) }
    }.sorted { $0.place < $1.place }
  }

  /// The place of a localization among `localizations`.
  package func position(of localization: LocaleCode) -> Int? { view.position(of: localization) }
}
