import FlowDocuments
import LocaleMatching
import TestSupport
import Testing

@Suite("A StoreKit configuration")
struct StoreKitTests {
  private static let file = """
    {"settings":{"_storefront":"DEU"},
    "products":[{"productID":"forever","displayPrice":"99.00","type":"NonConsumable",
    "localizations":[{"locale":"en_US","displayName":"Forever","description":"Once"},
    {"locale":"de","displayName":"Für immer","description":"Einmal"},
    {"locale":"zh_Hant","displayName":"永久","description":""},{"locale":"fr","displayName":""}]},
    {"displayPrice":"1.00"},{"productID":"odd","displayPrice":"1,00"}],
    "subscriptionGroups":[{"subscriptions":[
    {"productID":"year","displayPrice":"59.99","type":"RecurringSubscription","recurringSubscriptionPeriod":"P1Y",
    "introductoryOffer":{"paymentMode":"free","subscriptionPeriod":"P1W","numberOfPeriods":1},
    "adHocOffers":[{"paymentMode":"payAsYouGo","displayPrice":"2.99","subscriptionPeriod":"P1M",
    "numberOfPeriods":3}]},
    {"productID":"month","displayPrice":"9.99","type":"RecurringSubscription","recurringSubscriptionPeriod":"P1M",
    "introductoryOffers":[{"paymentMode":"payUpFront","displayPrice":"5","subscriptionPeriod":"P6M"}]}]}]}
    """

  @Test("gives the products with their prices, periods and offers")
  func products() throws {
    let catalog = try StoreCatalog(storeKit: Array(Self.file.utf8))
    #expect(catalog.storefront == "DEU")
    #expect(catalog.products.map(\.id) == ["forever", "year", "month"])
    let year = try #require(catalog.product("year"))
    #expect(year.price.decimal == "59.99")
    #expect(year.period == SubscriptionPeriod(1, .year))
    #expect(year.introductoryOffer?.mode == .freeTrial)
    #expect(year.introductoryOffer?.period == SubscriptionPeriod(1, .week))
    #expect(year.offer(.payAsYouGo)?.price.decimal == "2.99")
    #expect(year.offer(.payAsYouGo)?.periodCount == 3)
    #expect(year.offer(.payUpFront) == nil)
    #expect(catalog.product("month")?.introductoryOffer?.price.decimal == "5")
    #expect(catalog.product("forever")?.period == nil)
    #expect(catalog.product("unknown") == nil)
  }

  @Test("leaves out what cannot be used, and says so")
  func damagedProducts() throws {
    let catalog = try StoreCatalog(storeKit: Array(Self.file.utf8))
    #expect(
      catalog.diagnostics.map(\.message) == [
        "a product without “productID” is left out",
        "the product “odd” has no price that can be read and is left out",
      ]
    )
    #expect(catalog.diagnostics.map(\.pointer?.description) == ["/products/1", "/products/2"])
  }

  @Test(
    "names a product in the reader's language",
    arguments: [
      ("de", "Für immer"), ("de-at", "Für immer"), ("en", "Forever"), ("en_US", "Forever"),
      ("zh-hant", "永久"), ("zh_Hant_TW", "永久"), ("ja", "Forever"), ("fr", "Forever"),
    ]
  )
  func texts(_ code: String, _ title: String) throws {
    let product = try #require(try StoreCatalog(storeKit: Array(Self.file.utf8)).product("forever"))
    #expect(product.text(for: LocaleCode(code))?.title == title)
    #expect(product.text(for: nil)?.title == "Forever")
  }

  @Test(
    "is refused with the place where it is none",
    arguments: [
      ("[]", DocumentError.Place.value(.root)), ("{}", .value(.root)),
      (#"{"data":{},"meta":{}}"#, .value(.root)), (#"{"products":[}"#, .position(line: 1, column: 14)),
    ]
  )
  func others(_ text: String, _ place: DocumentError.Place) {
    let error = #expect(throws: DocumentError.self) { try StoreCatalog(storeKit: Array(text.utf8)) }
    #expect(error?.place == place)
  }

  @Test(
    "of a real app is read whole",
    .enabled(if: RealFiles.arePresent),
    arguments: [
      ("adapty-vision", 13, ["yearly.premium.6999": "69.99", "weekly.premium.599": "5.99"]),
      (
        "revenuecat-unit-tests", 7,
        ["lifetime": "199.99", "com.revenuecat.annual_39.99.2_week_intro": "39.99"]
      ),
    ]
  )
  func realFiles(_ name: String, _ count: Int, _ prices: [String: String]) throws {
    let catalog = try StoreCatalog(storeKit: RealFiles.bytes("real/storekit/\(name).storekit"))
    #expect(catalog.products.count == count)
    #expect(catalog.diagnostics == [])
    for (id, price) in prices { #expect(catalog.product(id)?.price.decimal == price) }
  }
}

@Suite("An amount of money")
struct AmountTests {
  @Test(
    "reads decimal numbers",
    arguments: [
      ("59.99", "59.99"), ("5", "5"), ("0.50", "0.5"), (".99", "0.99"), ("1.", "1"), ("000", "0"),
      ("", nil), (".", nil), ("-1", nil), ("1,5", nil), ("1.2.3", nil), ("1e9", nil), ("1234567890123", nil),
    ] as [(String, String?)]
  )
  func reading(_ text: String, _ decimal: String?) {
    #expect(Amount(text)?.decimal == decimal)
  }

  @Test("stays exact when it is divided")
  func division() throws {
    let amount = try #require(Amount("59.99"))
    #expect(amount.times(1, over: 12).times(12) == amount)
    #expect(amount.times(1, over: 4).decimal == "14.9975")
    #expect(amount.times(1, over: 12).decimal == "4.9991666666661")
    #expect(amount.times(1, over: 12).roundedUp(digits: 4).decimal == "4.9992")
    #expect(amount.times(150).rounded(toMultipleOf: 10).decimal == "9000")
    #expect(amount.fraction(digits: 2) == "99")
    #expect(amount.fraction(digits: 3) == "990")
    #expect(Amount("9.999")?.fraction(digits: 2) == "00")
  }

  @Test("too large to count stays large")
  func overflow() throws {
    let amount = try #require(Amount("999999999999"))
    let large = (0..<10).reduce(amount) { amount, _ in amount.times(.max, over: 7) }
    #expect(!large.decimal.isEmpty)
    #expect(!large.roundedUp(digits: 6).fraction(digits: 6).isEmpty)
    #expect(!large.rounded(toMultipleOf: .max).decimal.isEmpty)
  }
}
