internal import CICU

/// A country's store, in whose currency products are sold.
package struct Storefront: Hashable, Sendable {
  /// The code of the country in two letters.
  package let region: String

  /// The ISO 4217 code of its currency.
  package let currency: String

  /// The digits that prices have after the decimal separator.
  package let fractionDigits: Int

  /// The locale that the store itself writes prices for: the country's first language.
  package let locale: String

  /// The store of a country by its code of two or three letters, in any case; nil for what is none.
  package init?(_ code: String) {
    let code = ICUText.harmless(code.uppercased())
    guard (2...3).contains(code.count), code.unicodeScalars.allSatisfy({ ("A"..."Z").contains($0) }),
      let region = ICUText.bytes({ cicu_region_code(code, $0, $1) }), region.count == 2,
      let currency = ICUText.units({ cicu_region_currency(region, $0, $1) }),
      let likely = ICUText.bytes({ cicu_likely_locale("und_" + region, $0, $1) })
    else { return nil }
    self.region = region
    self.currency = currency
    fractionDigits = max(0, Int(cicu_currency_digits(currency)))
    locale = likely
  }

  /// The store of the United States.
  package static let unitedStates = Storefront()

  private init() {
    (region, currency, fractionDigits, locale) = ("US", "USD", 2, "en_US")
  }

  /// The locale in which the store's prices are written for readers of a language.
  ///
  /// A language without a country is read in the store's: `de` in Switzerland is `de-CH`, `es-419` in Mexico
  /// `es-MX`.
  package func locale(forReadersOf code: String) -> String {
    let subtags = code.split { $0 == "-" || $0 == "_" }
    guard !subtags.isEmpty, !subtags.dropFirst().contains(where: { $0.utf8.count == 2 }) else { return code }
    let kept = subtags.filter { !($0.utf8.count == 3 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }) }
    return (kept + [Substring(region)]).joined(separator: "-")
  }
}
