internal import CICU

/// How prices, numbers and lengths of time are written in a locale, as ICU knows it.
///
/// The locale may be spelled in any way: `pt-br`, `pt_BR`, `ar_OM@numbers=latn`; what ICU does not know is
/// written as in its root locale. Every call asks ICU anew, which takes some ten microseconds once its data
/// are in memory: nothing is kept between calls.
package struct LocaleFormats: Hashable, Sendable {
  /// A unit of time.
  package enum Unit: String, Sendable {
    /// A day.
    case day
    /// A week.
    case week
    /// A month.
    case month
    /// A year.
    case year
  }

  /// The locale as ICU is given it.
  package let locale: String

  /// Formats of a locale.
  package init(locale: String) {
    self.locale = ICUText.harmless(locale)
  }

  /// An amount of money: `59,99 €`.
  ///
  /// Rounded to the digits of the currency, halves to the even one. `decimal` is a number such as `59.99`,
  /// `currency` a code of three letters.
  package func price(_ decimal: String, currency: String) -> String {
    format(decimal, "currency/\(ICUText.harmless(currency))") ?? "\(currency) \(decimal)"
  }

  /// A number with its thousands grouped and this many digits after the decimal separator.
  package func number(_ decimal: String, fractionDigits: Int) -> String {
    let digits = String(repeating: "0", count: max(0, min(fractionDigits, 20)))
    return format(decimal, "." + digits) ?? decimal
  }

  /// The whole part of a number, what follows it cut off and not rounded, with its thousands grouped.
  package func wholeNumber(_ decimal: String) -> String {
    format(decimal, ". rounding-mode-down") ?? decimal
  }

  /// A length of time in words, in the plural that the number asks for: `3 дня`.
  package func length(_ count: Int, _ unit: Unit) -> String {
    format("\(count)", "unit/\(unit.rawValue) unit-width-full-name") ?? "\(count) \(unit.rawValue)"
  }

  /// What a currency is written as: `€`, `US$`.
  package func symbol(ofCurrency code: String) -> String {
    let code = ICUText.harmless(code)
    return ICUText.units { cicu_currency_symbol(locale, code, $0, $1) } ?? code
  }

  /// What stands between the whole part of a number and the rest.
  package var decimalSeparator: String {
    let half = format("0.5", ".0") ?? "0.5"
    return half.count == 3 ? String(half.dropFirst().dropLast()) : "."
  }

  private func format(_ decimal: String, _ skeleton: String) -> String? {
    ICUText.units { cicu_format_number(locale, skeleton, decimal, $0, $1) }
  }
}
