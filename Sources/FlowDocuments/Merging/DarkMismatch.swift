import LocaleMatching

/// A picture that belongs to one localization in light mode and to another in dark mode.
///
/// From code: dark mode looks up `<id>@dark` before `<id>`, after the localization's assets have replaced the
/// default's. A localization that brings only `<id>` keeps the default's picture in dark mode.
package struct DarkMismatch: Hashable, Sendable {
  /// The id without `@dark`.
  package let assetID: String

  /// Where the dark picture comes from: the default or the view.
  package let darkOrigin: MergedAsset.Origin

  /// What is wrong, in a sentence without a full stop.
  package func message(_ localization: MergedLocalization) -> String {
    let own = localization.id?.quoted ?? "the localization"
    let other =
      darkOrigin == .default
      ? "that of \(localization.defaultID?.quoted ?? "the default")" : "the general one"
    return "the picture “\(assetID)” is \(own)'s own in light mode, but \(other) in dark mode"
  }
}

extension MergedLocalization {
  /// Whether a picture differs in origin between light and dark mode, with the light one the localization's own.
  package func darkMismatch(of id: String) -> DarkMismatch? {
    guard let light = assets[id], light.origin == .own, light.asset.picture != nil,
      let dark = assets[id + "@dark"], dark.origin != .own
    else { return nil }
    return DarkMismatch(assetID: id, darkOrigin: dark.origin)
  }

  /// All such pictures, by id.
  package var darkMismatches: [DarkMismatch] {
    assets.ownIDs.compactMap { darkMismatch(of: $0) }.sorted { $0.assetID < $1.assetID }
  }
}
