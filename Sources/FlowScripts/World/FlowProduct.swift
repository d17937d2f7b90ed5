package import FlowDocuments
package import PaywallRendering

/// A product as a script sees it, with the price that its texts speak of.
package struct FlowProduct: Hashable, Sendable {
  /// The id that the flow knows it by.
  package let id: String

  /// The product of the file; nil where the file has no list of products and only the id is known.
  package let product: Product?

  /// What the store says of it.
  package let values: ProductValues

  /// A product of a file with the values that its texts speak of, for readers of a localization.
  package init(_ product: Product, store: StoreState = StoreState(), forReadersOf code: String = "en") {
    id = product.flowProductID ?? product.adaptyID
    self.product = product
    values = store.values(of: product, forReadersOf: code)
  }

  /// A product of which only the id is known.
  package init(id: String, store: StoreState = StoreState(), forReadersOf code: String = "en") {
    let product = Product(adaptyID: id, vendorID: id, flowProductID: id, title: nil, type: nil)
    self.id = id
    self.product = nil
    values = store.values(of: product, forReadersOf: code)
  }
}
