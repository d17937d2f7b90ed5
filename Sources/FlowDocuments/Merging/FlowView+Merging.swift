public import LocaleMatching

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
  public func merged(_ id: LocaleCode?, platform: Platform) -> MergedLocalization {
    let chosen = id.flatMap { id in localizations.first { $0.id == id } }
    let fallback = localizationList.usableDefault.flatMap { id in localizations.first { $0.id == id } }
    // Without a chosen localization nothing is shown, not even the default's strings.
    let filler = chosen == nil || chosen?.id == fallback?.id ? nil : fallback

    var strings: [String: MergedString] = [:]
    var order = (filler?.strings ?? []).map(\.id)
    for item in filler?.strings ?? [] { strings[item.id] = MergedString(item: item, origin: .default) }
    for item in chosen?.strings ?? []
    where strings.updateValue(MergedString(item: item, origin: .own), forKey: item.id) == nil {
      order.append(item.id)
    }

    let inherited = platform == .iOS ? filler : nil
    let direction = chosen?.isRightToLeft ?? inherited?.isRightToLeft
    return MergedLocalization(
      id: chosen?.id,
      defaultID: fallback?.id,
      strings: strings,
      stringIDs: order,
      assets: mergedAssets(chosen, filler),
      numberLocaleID: numberLocaleID(chosen, platform) ?? numberLocaleID(filler, platform),
      direction: direction == true ? .rightToLeft : .leftToRight,
      directionOrigin: chosen?.isRightToLeft != nil ? .own : direction != nil ? .default : .nowhere
    )
  }

  /// A screen with its texts; nil when the view has no screen of that id.
  public func localizedScreen(_ id: String, in localization: MergedLocalization) -> LocalizedScreen? {
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

  private func numberLocaleID(_ localization: Localization?, _ platform: Platform) -> String? {
    switch platform {
    case .iOS: localization?.iOSLocaleID
    case .android: localization?.androidLocaleID
    }
  }
}
