/// The assets of a localization by id, with those of the default and the general ones behind them.
///
/// A reference, since layouts copy the screen that they are at work on.
package final class MergedAssets: Sendable {
  private let own: AssetTable
  private let `default`: AssetTable
  private let general: AssetTable

  /// Lays the three levels over each other.
  package init(own: AssetTable = [:], default: AssetTable = [:], general: AssetTable = [:]) {
    self.own = own
    self.default = `default`
    self.general = general
  }

  /// The asset of an id with its origin; nil when no level defines it.
  package subscript(id: String) -> MergedAsset? {
    own[id].map { MergedAsset(asset: $0, origin: .own) }
      ?? `default`[id].map { MergedAsset(asset: $0, origin: .default) }
      ?? general[id].map { MergedAsset(asset: $0, origin: .general) }
  }

  /// The ids of the assets of the chosen localization, in no order.
  package var ownIDs: some Collection<String> { own.byID.keys }

  /// Whether one of them is a colour or a gradient.
  package var hasColors: Bool {
    // What another level has replaced by something else does not count.
    !own.colorIDs.isEmpty || `default`.colorIDs.contains { own[$0] == nil }
      || general.colorIDs.contains { own[$0] == nil && `default`[$0] == nil }
  }
}
