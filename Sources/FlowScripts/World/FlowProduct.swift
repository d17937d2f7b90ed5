public import FlowDocuments
public import PaywallRendering

/// A product as a script sees it, with the price that its texts speak of.
public struct FlowProduct: Hashable, Sendable {
  /// The id that the flow knows it by.
  public let id: String

  /// The product of the file; nil where the file has no list of products and only the id is known.
  public let product: Product?

  /// What the store says of it.
  public let values: ProductValues

  /// A product of a file with the values that its texts speak of, for readers of a localization.
  public init(_ product: Product, store: StoreState = StoreState(), forReadersOf code: String = "en") {
    id = product.flowProductID ?? product.adaptyID
    self.product = product
    values = store.values(of: product, forReadersOf: code)
  }

  /// A product of which only the id is known.
  public init(id: String, store: StoreState = StoreState(), forReadersOf code: String = "en") {
    let product = Product(adaptyID: id, vendorID: id, flowProductID: id, title: nil, type: nil)
    self.id = id
    self.product = nil
    values = store.values(of: product, forReadersOf: code)
  }
}
