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
  /// An `id` that is nil, or that no localization carries, gives blank texts.
  package func merged(_ id: LocaleCode?, platform: Platform) -> MergedLocalization {
    let (chosen, filler) = localizations(for: id)

    var strings: [String: MergedString] = [:]
    var order = (filler?.strings ?? []).map(\.id)
    for item in filler?.strings ?? [] { strings[item.id] = MergedString(item: item, origin: .default) }
    for item in chosen?.strings ?? []
    where strings.updateValue(MergedString(item: item, origin: .own), forKey: item.id) == nil {
      order.append(item.id)
    }

    let direction = direction(of: id, on: platform)
    return MergedLocalization(
      id: chosen?.id,
      defaultID: defaultLocalization?.id,
      strings: strings,
      stringIDs: order,
      assets: mergedAssets(chosen, filler),
      numberLocaleID: numberLocale(of: id, on: platform).id,
      direction: direction.direction,
      directionOrigin: direction.origin
    )
  }

  /// A screen with its texts; nil when the view has no screen of that id.
  package func localizedScreen(_ id: String, in localization: MergedLocalization) -> LocalizedScreen? {
    screens.first { $0.id == id }.map {
      LocalizedScreen(screen: $0, localization: localization, templates: templates)
    }
  }

  private func mergedAssets(_ chosen: Localization?, _ filler: Localization?) -> [String: MergedAsset] {
    var merged = assets.mapValues { MergedAsset(asset: $0, origin: .general) }
    for (id, asset) in filler?.assets ?? [:] { merged[id] = MergedAsset(asset: asset, origin: .default) }
    for (id, asset) in chosen?.assets ?? [:] { merged[id] = MergedAsset(asset: asset, origin: .own) }
    return merged
  }
}
