import FlowDocuments
import TerminalUI

/// How the prices of a store are written.
struct PriceFormats {
  let state: StoreState
  let formats: LocaleFormats

  /// The formats for readers of a localization.
  ///
  /// A choice of the previewer: from code, iOS writes prices for the store product's locale and Android shows
  /// what the store gives, whatever the localization; `forPhone` writes them like that.
  init(_ state: StoreState, readersOf code: String) {
    self.state = state
    formats = LocaleFormats(locale: state.storefront.locale(forReadersOf: code))
  }

  private init(phoneIn state: StoreState) {
    self.state = state
    formats = LocaleFormats(locale: state.storefront.locale)
  }

  /// The formats of the store itself.
  var forPhone: PriceFormats { PriceFormats(phoneIn: state) }

  /// A price in the storefront's currency.
  func price(_ amount: Amount) -> String {
    formats.price(state.amount(amount).decimal, currency: state.storefront.currency)
  }

  /// The amount without its currency.
  func number(_ amount: Amount) -> String {
    formats.number(state.amount(amount).decimal, fractionDigits: state.storefront.fractionDigits)
  }

  /// The part of the amount before the decimal separator.
  func wholeNumber(_ amount: Amount) -> String {
    formats.wholeNumber(state.amount(amount).decimal)
  }

  /// The digits of the amount behind the decimal separator; empty in a currency without.
  func fraction(_ amount: Amount) -> String {
    let digits = state.storefront.fractionDigits
    return digits > 0 ? state.amount(amount).fraction(digits: digits) : ""
  }

  /// The symbol of the currency.
  var symbol: String { formats.symbol(ofCurrency: state.storefront.currency) }

  /// A period in words; from code: seven days are a week.
  func length(_ period: SubscriptionPeriod) -> String {
    switch period.unit {
    case .day where period.count == 7: formats.length(1, .week)
    case .day: formats.length(period.count, .day)
    case .week: formats.length(period.count, .week)
    case .month: formats.length(period.count, .month)
    case .year: formats.length(period.count, .year)
    }
  }
}
