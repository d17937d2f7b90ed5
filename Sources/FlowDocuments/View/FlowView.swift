package import LocaleMatching

/// A decoded view: the screens, strings and assets of one flow or paywall.
package struct FlowView: Sendable {
  /// The `format` of its schema.
  package let format: FormatVersion

  /// `template_id` of a 4.x view; nil for 5.x.
  package let templateID: String?

  /// The localizations in file order; each id stands once.
  package let localizations: [Localization]

  /// The default that the view declares, whether or not a localization carries that id.
  package let declaredDefault: LocaleCode?

  /// The assets that every localization starts from, by id.
  package let assets: AssetTable

  /// The screens (5.x) or styles (4.x), in file order.
  package let screens: [Screen]

  /// The elements that `#name` (5.x) and `reference` (4.x) draw again, by name.
  package let templates: [String: Element]

  /// The layers that screens are shown in (5.x), in the order in which they are drawn; never without the one
  /// called `default`.
  package let navigators: [Navigator]

  /// The product selected at first in each group, by group id.
  package let selectedProducts: [String: String]

  /// The index that each section starts with, by section id (4.x).
  ///
  /// From code: the SDK keeps one table for all screens; sections of one id share their index.
  package let sectionStarts: [String: Int]

  /// The script that the SDK runs (5.x); nil when there is none.
  package let script: String?

  /// What is worth telling about the view.
  package let diagnostics: [Diagnostic]

  /// Creates a view from its parts.
  package init(
    format: FormatVersion,
    templateID: String?,
    localizations: [Localization],
    declaredDefault: LocaleCode?,
    assets: AssetTable,
    screens: [Screen],
    templates: [String: Element],
    navigators: [Navigator] = [Navigator(id: Navigator.defaultID)],
    selectedProducts: [String: String],
    script: String?,
    diagnostics: [Diagnostic]
  ) {
    self.format = format
    self.templateID = templateID
    self.localizations = localizations
    self.declaredDefault = declaredDefault
    self.assets = assets
    self.screens = screens
    self.templates = templates
    self.navigators = navigators
    self.selectedProducts = selectedProducts
    sectionStarts = Element.sectionStarts(
      of: screens.flatMap(\.roots) + templates.sorted { $0.key < $1.key }.map(\.value)
    )
    self.script = script
    self.diagnostics = diagnostics
    localizationList = LocalizationList(
      available: localizations.map(\.id),
      declaredDefault: declaredDefault
    )
    positions = Dictionary(localizations.enumerated().map { ($1.id, $0) }) { first, _ in first }
    index = FlowIndex(self)
  }

  /// What follows from all of this.
  package private(set) var index = FlowIndex.empty

  /// What a matching rule chooses from.
  package let localizationList: LocalizationList

  /// The default that can be used: nil when none is declared, or when it names no localization.
  package var defaultLocalization: Localization? { declaredDefault.flatMap(localization) }

  /// Whether it is of 4.x, whose script the SDK writes itself.
  ///
  /// From code: iOS takes everything below 4.8 for it, Android everything below 5.0.
  package var isLegacy: Bool { templateID != nil || FormatVersion("4.8").map { format < $0 } ?? false }

  /// The localization of an id.
  package func localization(_ id: LocaleCode) -> Localization? {
    positions[id].map { localizations[$0] }
  }

  /// The place of a localization among those of the view.
  package func position(of id: LocaleCode) -> Int? { positions[id] }

  private let positions: [LocaleCode: Int]
}
