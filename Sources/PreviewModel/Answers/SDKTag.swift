/// The tags that the SDKs fill by themselves.
///
/// From code: the names known to iOS 4.0 and Android 4.1; case counts.
enum SDKTag {
  /// Whether an SDK knows a tag, so that no app has to fill it.
  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("TIMER_")
  }

  private static let names: Set<String> = [
    "TITLE", "DESCRIPTION", "PRICE", "PRICE_AMOUNT", "PRICE_AMOUNT_INTEGER", "PRICE_AMOUNT_FRACTION",
    "CURRENCY_CODE", "CURRENCY_SYMBOL", "PRICE_PER_DAY", "PRICE_PER_WEEK", "PRICE_PER_MONTH",
    "PRICE_PER_YEAR",
    "SUBSCRIPTION_PERIOD", "OFFER_PRICE", "OFFER_PERIOD", "OFFER_NUMBER_OF_PERIOD", "OFFER_PRICE_PER_DAY",
    "OFFER_PRICE_PER_WEEK", "OFFER_PRICE_PER_MONTH", "OFFER_PRICE_PER_YEAR", "TIMER", "PERCENT", "VALUE",
  ]
}
