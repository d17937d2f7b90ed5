/// An asset of a merged localization, with where it comes from.
package struct MergedAsset: Hashable, Sendable {
  /// The levels at which a view can define an asset.
  package enum Origin: String, CaseIterable, Sendable {
    /// The localization that was chosen.
    case own
    /// The default localization.
    case `default`
    /// The view itself, for every language.
    case general
  }

  /// The asset.
  package let asset: Asset

  /// Where it comes from.
  package let origin: Origin

  /// Creates a merged asset.
  package init(asset: Asset, origin: Origin) {
    self.asset = asset
    self.origin = origin
  }
}
