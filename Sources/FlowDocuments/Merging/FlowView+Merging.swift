package import LocaleMatching

extension FlowView {
  /// What users read who get the localization `id`: its gaps are filled from the default.
  ///
  /// From code:
  /// - whole string items are taken, value and fallback together;
  /// - an own string counts even when it is empty, so it hides the default's;
  /// - assets come from the localization, else from the default, else from the view;
  /// - direction: iOS takes the own flag, else the default's, else left to right; Android takes the
  ///   default's only when the default itself is shown.
  ///
  /// Nothing is copied, so that a merged localization is made as fast for a long one as for a short one.
  ///
  /// An `id` that is nil, or that no localization carries, gives blank texts.
  package func merged(_ id: LocaleCode?, platform: Platform) -> MergedLocalization {
    let (chosen, filler) = localizations(for: id)
    let direction = direction(of: id, on: platform)
    return MergedLocalization(
      id: chosen?.id,
      defaultID: defaultLocalization?.id,
      strings: MergedStrings(chosen, over: filler),
      assets: MergedAssets(own: chosen?.assets ?? [:], default: filler?.assets ?? [:], general: assets),
      numberLocaleID: numberLocale(of: id, on: platform).id,
      direction: direction.direction,
      directionOrigin: direction.origin
    )
  }

  /// A screen with its texts; nil when the view has no screen of that id.
  package func localizedScreen(_ id: String, in localization: MergedLocalization) -> LocalizedScreen? {
    screen(id).map {
      LocalizedScreen(screen: $0, localization: localization, templates: templates)
    }
  }
}
