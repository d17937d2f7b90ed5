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
        ? view.namedProducts.map { FlowProduct(id: $0, store: store, forReadersOf: code) }
        : sold.map { FlowProduct($0, store: store, forReadersOf: code) },
      areProductsLoaded: store.isLoaded
    )
  }
}

extension FlowView {
  /// The products that strings, elements and actions name, each once, in that order.
  var namedProducts: [String] {
    var ids = localizations.flatMap { $0.strings.compactMap { ProductStringID.product(of: $0.id) } }
    var elements = screens.flatMap(\.roots) + templates.sorted { $0.key < $1.key }.map(\.value)
    while let element = elements.popLast() {
      if case .text(let text) = element.kind, case .product(.id(let id), _) = text.source { ids.append(id) }
      var actions = element.actions
      if case .button(let button) = element.kind { actions += button.actions }
      ids += actions.compactMap { $0.parameters["productId"]?.string }
      elements += element.children
    }
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }
}

extension ProductStringID {
  /// The product that a string is filed under; nil when it is no product's, or any product's.
  fileprivate static func product(of id: String) -> String? {
    guard id.hasPrefix("PRODUCT_") else { return nil }
    let rest = id.utf8.dropFirst("PRODUCT_".utf8.count)
    // By bytes: this runs over every string of a view whenever another language is looked at.
    for mode in ["_default", "_free_trial", "_pay_as_you_go", "_pay_up_front"] {
      let end = rest.indices.first { rest[$0] == UInt8(ascii: "_") && rest[$0...].starts(with: mode.utf8) }
      guard let end else { continue }
      return end == rest.startIndex ? nil : String(id[rest.startIndex..<end])
    }
    return nil
  }
}
