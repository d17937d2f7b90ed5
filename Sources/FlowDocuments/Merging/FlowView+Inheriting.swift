package import LocaleMatching

extension FlowView {
  /// The way in which a localization is read on a platform, and where that comes from.
  ///
  /// From code: iOS takes the own flag, else the default's, else left to right; Android takes the default's
  /// only when the default itself is shown.
  package func direction(
    of id: LocaleCode?,
    on platform: Platform
  ) -> (direction: MergedLocalization.Direction, origin: Origin) {
    let (chosen, filler) = localizations(for: id)
    let inherited = platform == .iOS ? filler : nil
    let flag = chosen?.isRightToLeft ?? inherited?.isRightToLeft
    return (
      flag == true ? .rightToLeft : .leftToRight,
      chosen?.isRightToLeft != nil ? .own : flag != nil ? .default : .nowhere
    )
  }

  /// The locale that numbers are written for on a platform, and where that comes from; nil and nowhere mean
  /// the locale of the device.
  ///
  /// From code: the own one, else that of the default.
  package func numberLocale(of id: LocaleCode?, on platform: Platform) -> (id: String?, origin: Origin) {
    let (chosen, filler) = localizations(for: id)
    if let own = chosen?.numberLocaleID(on: platform) { return (own, .own) }
    if let inherited = filler?.numberLocaleID(on: platform) { return (inherited, .default) }
    return (nil, .nowhere)
  }

  /// The localization of an id, and the default that fills its gaps; nil for the default itself.
  func localizations(for id: LocaleCode?) -> (chosen: Localization?, filler: Localization?) {
    let chosen = id.flatMap(localization)
    let fallback = defaultLocalization
    // Without a chosen localization nothing is shown, not even the default's strings.
    return (chosen, chosen == nil || chosen?.id == fallback?.id ? nil : fallback)
  }
}

extension Localization {
  fileprivate func numberLocaleID(on platform: Platform) -> String? {
    switch platform {
    case .iOS: iOSLocaleID
    case .android: androidLocaleID
    }
  }
}
