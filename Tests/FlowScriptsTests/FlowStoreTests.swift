import FlowDocuments
import FlowScripts
import PaywallRendering
import TerminalUI
import Testing

/// What a script learns of the products, as the store answers.
struct FlowStoreTests {
  private static let year = Product(
    adaptyID: "adapty-year",
    vendorID: "com.x.year",
    flowProductID: "year",
    title: "Year",
    type: "annual"
  )

  private func phone(_ store: StoreState, readersOf code: String = "en") throws -> FakePhone {
    try FakePhone(
      products: [FlowProduct(Self.year, store: store, forReadersOf: code)],
      areProductsLoaded: store.isLoaded
    )
  }

  /// A member of the product by its path.
  private func member(_ path: String, of products: JSONValue?) -> JSONValue? {
    path.split(separator: ".").reduce(products?["year"]) { value, part in
      Int(part).flatMap { index in value?.array.map { $0[index] } } ?? value?[String(part)]
    }
  }

  @Test(
    arguments: [
      ("US", "en", "price.amount", .number("59.99")), ("US", "en", "price.localizedString", "$59.99"),
      ("US", "en", "price.currencyCode", "USD"), ("DE", "de", "price.localizedString", "59,99\u{A0}€"),
      ("DE", "de", "price.currencyCode", "EUR"), ("DE", "de", "price.currencySymbol", "€"),
      ("JP", "ja", "price.amount", .number("9000")), ("JP", "ja", "price.localizedString", "￥9,000"),
      ("DE", "de", "subscription.localizedPeriod", "1 Jahr"),
      ("DE", "de", "subscription.period.unit", "year"),
      ("DE", "de", "adaptyProductType", "annual"), ("DE", "de", "adaptyProductId", "adapty-year"),
      ("DE", "de", "subscription.offer", .null),
    ] as [(String, String, String, JSONValue)]
  )
  func `prices are those of the storefront, written for the reader`(
    country: String,
    language: String,
    path: String,
    expected: JSONValue
  ) throws {
    let phone = try phone(StoreState(storefront: Storefront(country)), readersOf: language)
    #expect(member(path, of: phone.products) == expected)
  }

  @Test(
    arguments: [
      (.mode(.freeTrial), "type", "promotional"), (.mode(.freeTrial), "phases.0.paymentMode", "free_trial"),
      (.mode(.freeTrial), "phases.0.price.localizedString", "0,00\u{A0}$"),
      (.mode(.payUpFront), "phases.0.paymentMode", "pay_up_front"),
      (.mode(.payAsYouGo), "phases.0.numberOfPeriods", .number("3")),
      (.mode(.payAsYouGo), "phases.0.localizedPeriod", "1 Jahr"),
      (.mode(.payAsYouGo), "phases.0.localizedNumberOfPeriods", "3 Jahre"),
    ] as [(OfferChoice, String, JSONValue)]
  )
  func `the offer is the one that was chosen`(offer: OfferChoice, path: String, expected: JSONValue) throws {
    let phone = try phone(StoreState(offer: offer), readersOf: "de")
    #expect(member("subscription.offer." + path, of: phone.products) == expected)
  }

  @Test func `before the store answers there are no prices, and a script is told when there are`() throws {
    for isLoaded in [true, false] {
      let phone = try phone(StoreState(isLoaded: isLoaded))
      guard case .start(let start) = phone.requests.first else { throw StartIsMissing() }
      #expect(member("flowProductId", of: start.products) == "year")
      #expect(member("price", of: start.products) == nil)
      #expect((phone.products != nil) == isLoaded)
      #expect(phone.events == (isLoaded ? ["productsLoaded"] : []))
    }
  }

  private struct StartIsMissing: Error {}
}

extension FakePhone {
  /// What `SDKProducts` was defined as once the store had answered; nil where it was not.
  fileprivate var products: JSONValue? {
    requests.compactMap { request in
      if case .setProducts(let products) = request { products } else { nil }
    }.last
  }
}
