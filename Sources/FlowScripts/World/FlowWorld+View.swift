package import FlowDocuments
package import LocaleMatching
package import PaywallRendering

extension FlowWorld {
  /// The world of a flow in a file, in one language.
  ///
  /// A bare view has no list of products. Then those count that its strings, elements and actions name, since a script
  /// that asks for one that does not exist would stop there.
  package init(
    _ view: FlowView,
    in localization: MergedLocalization,
    requested: LocaleCode?,
    on conditions: DeviceConditions,
    variation: Variation,
    placementID: String,
    store: StoreState = StoreState()
  ) {
    let sold = variation.products
    let code = localization.id?.rawValue ?? "en"
    self.init(
      platform: conditions.platform,
      device: conditions.device,
      localization: localization,
      requested: requested,
      place: variation.kind == .view
        ? Place()
        : Place(placementID: placementID, variationID: variation.id, flowName: variation.name),
      products: sold.isEmpty
        ? view.index.namedProducts.map { FlowProduct(id: $0, store: store, forReadersOf: code) }
        : sold.map { FlowProduct($0, store: store, forReadersOf: code) },
      areProductsLoaded: store.isLoaded
    )
  }
}
