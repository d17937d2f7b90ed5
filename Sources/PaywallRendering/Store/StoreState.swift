package import FlowDocuments
package import TerminalUI

/// What the store answers to the app: which products it has, at what prices, with which offer.
///
/// No store is asked. The products come from a StoreKit file; those that it does not know are made up.
package struct StoreState: Hashable, Sendable {
  /// The products of a StoreKit file; none without one.
  package var catalog: StoreCatalog

  /// The country's store that is bought in.
  package var storefront: Storefront

  /// The offer.
  package var offer: OfferChoice

  /// Whether the products have come in.
  package var isLoaded: Bool

  /// Creates a state; without a storefront that of the catalog is taken, else the United States'.
  package init(
    catalog: StoreCatalog = StoreCatalog(),
    storefront: Storefront? = nil,
    offer: OfferChoice = .introductory,
    isLoaded: Bool = true
  ) {
    self.catalog = catalog
    self.storefront = storefront ?? catalog.storefront.flatMap(Storefront.init) ?? .unitedStates
    self.offer = offer
    self.isLoaded = isLoaded
  }

  /// A product of a paywall as the store knows it, made up where no file does.
  func product(_ product: Product) -> StoreProduct {
    catalog.product(product.vendorID) ?? .sample(for: product)
  }

  /// What an amount of the catalog, or of a made-up product, comes to in the storefront.
  func amount(_ amount: Amount) -> Amount {
    let own = catalog.storefront.flatMap(Storefront.init) ?? .unitedStates
    return PriceLevel.amount(amount, from: own, to: storefront)
  }
}
