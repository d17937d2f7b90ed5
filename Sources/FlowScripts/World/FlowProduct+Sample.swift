public import FlowDocuments
public import PaywallRendering

extension FlowProduct {
  /// A product of a file with the values that its texts speak of.
  public init(_ product: Product, store: StoreState = StoreState()) {
    self.init(
      id: product.flowProductID ?? product.adaptyID,
      product: product,
      store.values(of: product)
    )
  }

  /// A product of which only the id is known.
  public init(id: String, store: StoreState = StoreState()) {
    let product = Product(adaptyID: id, vendorID: id, flowProductID: id, title: nil, type: nil)
    self.init(id: id, product: nil, store.values(of: product))
  }

  private init(id: String, product: Product?, _ values: ProductValues) {
    self.init(
      id: id,
      product: product,
      title: values.title,
      price: values.price,
      priceText: values.priceText,
      period: values.period.map { period in
        Period(unit: period.unit.rawValue, count: period.count, text: values.periodText)
      }
    )
  }
}
