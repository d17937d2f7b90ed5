package import FlowDocuments

/// Which offer the store makes to the person who looks at the paywall.
package enum OfferChoice: Hashable, Sendable, CaseIterable {
  /// What the store offers a new subscriber; made-up products offer nothing.
  case introductory
  /// None, as to someone who has had it before.
  case none
  /// The first offer of a product that is paid for in this way; none where it has no such offer.
  case mode(PaymentMode)

  /// All of them, in the order in which they are gone through.
  package static var allCases: [OfferChoice] {
    [.introductory, .none] + PaymentMode.allCases.map { .mode($0) }
  }

  /// The offer of a product.
  func offer(of product: StoreProduct) -> SubscriptionOffer? {
    switch self {
    case .introductory: product.introductoryOffer
    case .none: nil
    case .mode(let mode): product.offer(mode)
    }
  }
}
