import FlowDocuments
import TerminalUI

extension StoreState {
  /// A price as it is written for readers of a localization, and as the phone writes it; nil where both are
  /// the same.
  ///
  /// From code: the phone writes prices for the store's locale, whatever the localization.
  package func priceOnPhone(forReadersOf code: String) -> (here: String, phone: String)? {
    let amount = catalog.products.first?.price ?? Amount("9.99") ?? .zero
    let formats = PriceFormats(self, readersOf: code)
    let (here, phone) = (formats.price(amount), formats.forPhone.price(amount))
    return here == phone ? nil : (here, phone)
  }
}
