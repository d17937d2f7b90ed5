/// The tags that a product fills in.
struct ProductTags {
  let product: SampleProduct

  /// The text of a tag; empty for one that does not apply, nil for one that is no product tag.
  ///
  /// From code: a tag that does not apply, such as an offer's price without an offer or a price per month
  /// of something bought once, is an empty piece, not a missing one. No offer is assumed here.
  func value(of tag: String) -> String? {
    switch tag {
    case "TITLE": product.title
    case "DESCRIPTION": product.title
    case "PRICE": price(product.cents)
    case "PRICE_AMOUNT": amount(product.cents)
    case "PRICE_AMOUNT_INTEGER": "\(product.cents / 100)"
    case "PRICE_AMOUNT_FRACTION": twoDigits(product.cents % 100)
    case "CURRENCY_CODE": "USD"
    case "CURRENCY_SYMBOL": "$"
    case "PRICE_PER_DAY": pricePer(days: 1)
    case "PRICE_PER_WEEK": pricePer(days: 7)
    case "PRICE_PER_MONTH": pricePer(days: 30)
    case "PRICE_PER_YEAR": pricePer(days: 365)
    case "SUBSCRIPTION_PERIOD": product.period
    case "OFFER_PRICE", "OFFER_PERIOD", "OFFER_NUMBER_OF_PERIOD", "OFFER_PRICE_PER_DAY",
      "OFFER_PRICE_PER_WEEK",
      "OFFER_PRICE_PER_MONTH", "OFFER_PRICE_PER_YEAR":
      ""
    default: nil
    }
  }

  private func pricePer(days: Int) -> String {
    guard let own = product.days else { return "" }
    if own == days { return price(product.cents) }
    // A month is a twelfth of a year, not thirty days of it.
    let perYear = Double(product.cents) * (own == 365 ? 1 : own == 30 ? 12 : 365 / Double(own))
    let part = days == 365 ? 1 : days == 30 ? 1.0 / 12 : Double(days) / 365
    return price(Int((perYear * part).rounded()))
  }

  private func price(_ cents: Int) -> String { "$" + amount(cents) }

  private func amount(_ cents: Int) -> String { "\(cents / 100).\(twoDigits(cents % 100))" }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
