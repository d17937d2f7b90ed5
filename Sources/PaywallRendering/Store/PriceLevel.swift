import FlowDocuments
import TerminalUI

/// What a price in one country comes to in another, roughly.
///
/// The real prices are the store's and not known here. A number of the usual length is enough to see whether
/// it fits: ￥1,500 and not ￥10 for $9.99.
enum PriceLevel {
  /// The amount that a store asks where another one asks `amount`.
  static func amount(_ amount: Amount, from own: Storefront, to other: Storefront) -> Amount {
    guard own.currency != other.currency else { return amount }
    let scaled = amount.times(level(other), over: level(own))
    // Prices without decimals are round.
    return other.fractionDigits == 0 ? scaled.rounded(toMultipleOf: 10) : scaled
  }

  private static func level(_ storefront: Storefront) -> Int {
    levels[storefront.currency] ?? 1
  }

  /// About how many units of a currency are asked for a dollar, where that is not about one.
  private static let levels = [
    "AED": 4, "ARS": 1000, "BDT": 110, "BRL": 5, "CLP": 950, "CNY": 7, "COP": 4000, "CZK": 23, "DKK": 7,
    "EGP": 48, "HKD": 8, "HUF": 350, "IDR": 16_000, "ILS": 4, "INR": 83, "ISK": 140, "JPY": 150, "KES": 130,
    "KHR": 4000, "KRW": 1300, "KZT": 450, "LAK": 20_000, "LKR": 300, "MMK": 2000, "MXN": 18, "MYR": 5,
    "NGN": 1500, "NOK": 10, "PEN": 4, "PHP": 56, "PKR": 280, "PLN": 4, "QAR": 4, "RON": 5, "RSD": 110,
    "RUB": 90, "SAR": 4, "SEK": 10, "THB": 35, "TRY": 30, "TWD": 32, "TZS": 2500, "UAH": 40, "VND": 25_000,
    "ZAR": 18,
  ]
}
