public import FlowDocuments
import LocaleMatching
import TerminalUI

/// What the store says of a product, for whoever does not fill in tags: a script, for instance.
public struct ProductValues: Hashable, Sendable {
  /// An amount of money.
  public struct Price: Hashable, Sendable {
    /// The amount in the main unit of the currency, as a number of JSON.
    public let amount: String
    /// The ISO 4217 code of the currency.
    public let currencyCode: String
    /// What the currency is written as.
    public let currencySymbol: String
    /// The price as it is written for the reader.
    public let text: String
  }

  /// What a subscription costs at first.
  public struct Offer: Hashable, Sendable {
    /// Whether every new subscriber gets it.
    public let isIntroductory: Bool
    /// How it is paid for.
    public let mode: PaymentMode
    /// What is paid each time.
    public let price: Price
    /// What is paid for each time.
    public let period: SubscriptionPeriod
    /// The period in words.
    public let periodText: String
    /// How many periods it lasts.
    public let periodCount: Int
    /// How long it lasts altogether, in words.
    public let lengthText: String
  }

  /// The name.
  public let title: String

  /// The description; empty where there is none.
  public let description: String

  /// What is paid each time.
  public let price: Price

  /// How long a period lasts; nil for what is bought once.
  public let period: SubscriptionPeriod?

  /// The period in words; empty for what is bought once.
  public let periodText: String

  /// The offer that the store makes; nil for none.
  public let offer: Offer?
}

extension StoreState {
  /// What the store says of a product, in the language of a localization.
  public func values(of product: Product, forReadersOf code: String) -> ProductValues {
    let known = self.product(product)
    let formats = PriceFormats(self, readersOf: code)
    let text = known.text(for: LocaleCode(code))
    return ProductValues(
      title: text?.title ?? known.id,
      description: text?.description ?? "",
      price: price(known.price, formats),
      period: known.period,
      periodText: known.period.map(formats.length) ?? "",
      offer: offer.offer(of: known).map { offer in
        ProductValues.Offer(
          isIntroductory: offer == known.introductoryOffer,
          mode: offer.mode,
          price: price(offer.price, formats),
          period: offer.period,
          periodText: formats.length(offer.period),
          periodCount: offer.periodCount,
          lengthText: formats.length(offer.period.times(offer.periodCount))
        )
      }
    )
  }

  private func price(_ amount: Amount, _ formats: PriceFormats) -> ProductValues.Price {
    ProductValues.Price(
      amount: self.amount(amount).decimal,
      currencyCode: storefront.currency,
      currencySymbol: formats.symbol,
      text: formats.price(amount)
    )
  }
}
