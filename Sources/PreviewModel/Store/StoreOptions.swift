package import FlowDocuments
package import PaywallRendering
package import TerminalUI

/// What a person said about the store and the app that the paywall is shown in.
package struct StoreOptions: Hashable, Sendable {
  /// Whether the products have come in.
  package enum Products: String, CaseIterable, Sendable {
    /// They have.
    case loaded
    /// They have not yet, or the store does not have them.
    case notLoaded = "not-loaded"
  }

  /// The StoreKit file; nil for the one that stands beside the input, if there is one.
  package var storeKitFile: String?
  /// The country; nil for that of the StoreKit file, else the United States.
  package var storefront: Storefront?
  /// The offer that the store makes.
  package var offer = OfferChoice.introductory
  /// Whether the products have come in.
  package var products = Products.loaded
  /// The values that the app gives to tags of its own, by name.
  package var customTags: [String: String] = [:]

  /// Creates options of which none is given.
  package init() {}

  /// What the store answers, with the products of a StoreKit file.
  package func state(_ catalog: StoreCatalog) -> StoreState {
    StoreState(
      catalog: catalog,
      storefront: storefront,
      offer: offer,
      isLoaded: products == .loaded
    )
  }

  /// Goes on to the next thing that the store can answer: each kind of offer, then products that are not there.
  package mutating func advance() {
    let choices = OfferChoice.allCases
    let index = choices.firstIndex(of: offer) ?? 0
    switch products {
    case .notLoaded:
      products = .loaded
      offer = choices[0]
    case .loaded where index + 1 < choices.count: offer = choices[index + 1]
    case .loaded: products = .notLoaded
    }
  }

  /// What the store answers, in a few words; nil for what it answers when nothing was chosen.
  package var words: String? {
    guard products == .loaded else { return "products not loaded" }
    return switch offer {
    case .introductory: nil
    case .none: "no offer"
    case .mode(.freeTrial): "free trial"
    case .mode(.payAsYouGo): "pay as you go"
    case .mode(.payUpFront): "pay up front"
    }
  }
}
