import FlowDocuments

/// The tags that a product fills in, by the names that the SDKs know.
enum ProductTag: String, CaseIterable {
  case title = "TITLE"
  case description = "DESCRIPTION"
  case price = "PRICE"
  case priceAmount = "PRICE_AMOUNT"
  case priceAmountInteger = "PRICE_AMOUNT_INTEGER"
  case priceAmountFraction = "PRICE_AMOUNT_FRACTION"
  case currencyCode = "CURRENCY_CODE"
  case currencySymbol = "CURRENCY_SYMBOL"
  case pricePerDay = "PRICE_PER_DAY"
  case pricePerWeek = "PRICE_PER_WEEK"
  case pricePerMonth = "PRICE_PER_MONTH"
  case pricePerYear = "PRICE_PER_YEAR"
  case subscriptionPeriod = "SUBSCRIPTION_PERIOD"
  case offerPrice = "OFFER_PRICE"
  case offerPeriod = "OFFER_PERIOD"
  case offerNumberOfPeriods = "OFFER_NUMBER_OF_PERIOD"
  case offerPricePerDay = "OFFER_PRICE_PER_DAY"
  case offerPricePerWeek = "OFFER_PRICE_PER_WEEK"
  case offerPricePerMonth = "OFFER_PRICE_PER_MONTH"
  case offerPricePerYear = "OFFER_PRICE_PER_YEAR"

  /// The tag that the dashboard writes in another way, by that name; nil for others.
  ///
  /// Documented: the dashboard's names are translated before an SDK sees them, so none should stand in a file.
  init?(dashboardName name: String) {
    switch name {
    case "OFFER_BILLING_PERIOD": self = .offerPeriod
    case "OFFER_FULL_DURATION": self = .offerNumberOfPeriods
    default:
      guard name.hasPrefix("PROD_"), let tag = ProductTag(rawValue: String(name.dropFirst(5))) else {
        return nil
      }
      self = tag
    }
  }
}
