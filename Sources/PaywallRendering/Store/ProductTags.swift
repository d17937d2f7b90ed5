import FlowDocuments
import LocaleMatching
import TerminalUI

/// The values of a product's tags.
struct ProductTags {
  let product: StoreProduct
  let offer: SubscriptionOffer?
  let formats: PriceFormats
  let code: LocaleCode?
  let platform: Platform

  /// The text of a tag; empty for one that does not apply.
  ///
  /// From code: an offer's tag without an offer, a price per month of something bought once and the digits
  /// behind the separator in a currency without are empty pieces, not missing ones.
  func value(of tag: ProductTag) -> String {
    switch tag {
    case .title: product.text(for: code)?.title ?? product.id
    case .description: product.text(for: code)?.description ?? ""
    case .price: formats.price(product.price)
    case .priceAmount: formats.number(product.price)
    case .priceAmountInteger: formats.wholeNumber(product.price)
    case .priceAmountFraction: formats.fraction(product.price)
    case .currencyCode: formats.state.storefront.currency
    case .currencySymbol: formats.symbol
    case .pricePerDay: price(per: .day)
    case .pricePerWeek: price(per: .week)
    case .pricePerMonth: price(per: .month)
    case .pricePerYear: price(per: .year)
    case .subscriptionPeriod: product.period.map(formats.length) ?? ""
    case .offerPrice: offer.map { formats.price($0.price) } ?? ""
    case .offerPeriod: offer.map { formats.length($0.period) } ?? ""
    // From code: how long the offer lasts altogether, in words.
    case .offerNumberOfPeriods: offer.map { formats.length($0.period.times($0.periodCount)) } ?? ""
    case .offerPricePerDay: offerPrice(per: .day)
    case .offerPricePerWeek: offerPrice(per: .week)
    case .offerPricePerMonth: offerPrice(per: .month)
    case .offerPricePerYear: offerPrice(per: .year)
    }
  }

  private func price(per unit: SubscriptionPeriod.Unit) -> String {
    product.period.map { price(product.price, for: $0, per: unit) } ?? ""
  }

  /// From code: what is paid up front is spread over all periods.
  private func offerPrice(per unit: SubscriptionPeriod.Unit) -> String {
    guard let offer else { return "" }
    let count = offer.mode == .payUpFront ? offer.periodCount : 1
    return price(offer.price, for: offer.period.times(count), per: unit)
  }

  private func price(
    _ amount: Amount,
    for period: SubscriptionPeriod,
    per unit: SubscriptionPeriod.Unit
  ) -> String {
    formats.price(PeriodConversion.price(amount, for: period, per: unit, platform: platform))
  }
}
