/// The products that a store sells, with their prices in one country.
package struct StoreCatalog: Hashable, Sendable {
  /// The name of the file that they come from; nil for none.
  package let name: String?

  /// The products in file order.
  package let products: [StoreProduct]

  /// The country whose prices they are, as the file spells it, such as `USA`; nil when it does not say.
  package let storefront: String?

  /// What was noticed while reading.
  package let diagnostics: [Diagnostic]

  /// Creates a catalog.
  package init(
    name: String? = nil,
    products: [StoreProduct] = [],
    storefront: String? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.name = name
    self.products = products
    self.storefront = storefront
    self.diagnostics = diagnostics
    byID = Dictionary(products.map { ($0.id, $0) }) { first, _ in first }
  }

  private let byID: [String: StoreProduct]

  /// The product that the store knows by an id; nil when it knows none.
  package func product(_ id: String) -> StoreProduct? {
    byID[id]
  }
}
