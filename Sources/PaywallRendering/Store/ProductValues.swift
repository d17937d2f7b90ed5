package import FlowDocuments
import LocaleMatching
import TerminalUI

/// What the store says of a product, for whoever does not fill in tags: a script, for instance.
package struct ProductValues: Hashable, Sendable {
  /// An amount of money.
  package struct Price: Hashable, Sendable {
    /// The amount in the main unit of the currency, as a number of JSON.
    package let amount: String
    /// The ISO 4217 code of the currency.
    package let currencyCode: String
    /// What the currency is written as.
    package let currencySymbol: String
    /// The price as it is written for the reader.
    package let text: String
  }

  /// What a subscription costs at first.
  package struct Offer: Hashable, Sendable {
    /// Whether every new subscriber gets it.
    package let isIntroductory: Bool
    /// How it is paid for.
    package let mode: PaymentMode
    /// What is paid each time.
    package let price: Price
    /// What is paid for each time.
    package let period: SubscriptionPeriod
    /// The period in words.
    package let periodText: String
    /// How many periods it lasts.
    package let periodCount: Int
    /// How long it lasts altogether, in words.
    package let lengthText: String
  }

  /// The name.
  package let title: String

  /// The description; empty where there is none.
  package let description: String

  /// What is paid each time.
  package let price: Price

  /// How long a period lasts; nil for what is bought once.
  package let period: SubscriptionPeriod?

  /// The period in words; empty for what is bought once.
  package let periodText: String

  /// The offer that the store makes; nil for none.
  package let offer: Offer?
}

extension StoreState {
  /// What the store says of a product, in the language of a localization.
  package func values(of product: Product, forReadersOf code: String) -> ProductValues {
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
