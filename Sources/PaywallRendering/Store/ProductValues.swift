public import FlowDocuments
import LocaleMatching

/// What the store says of a product, for whoever does not fill in tags: a script, for instance.
public struct ProductValues: Hashable, Sendable {
  /// The name.
  public let title: String

  /// The price in the main unit of the storefront's currency.
  public let price: Double

  /// The price as it is written for the reader.
  public let priceText: String

  /// How long a period lasts; nil for what is bought once.
  public let period: SubscriptionPeriod?

  /// The period in words; empty for what is bought once.
  public let periodText: String
}

extension StoreState {
  /// What the store says of a product, in the language of a localization.
  public func values(of product: Product, forReadersOf code: String = "en") -> ProductValues {
    let known = self.product(product)
    let formats = PriceFormats(self, readersOf: code)
    return ProductValues(
      title: known.text(for: LocaleCode(code))?.title ?? known.id,
      price: Double(amount(known.price).decimal) ?? 0,
      priceText: formats.price(known.price),
      period: known.period,
      periodText: known.period.map(formats.length) ?? ""
    )
  }
}
