import FlowDocuments
import LocaleMatching
import TerminalUI
import Testing

@testable import PaywallRendering

@Suite("A product's tag")
struct ProductTagTests {
  /// What each tag reads without an offer and with each kind of offer; nil where it is the same as without.
  static let yearly: [(tag: ProductTag, none: String, trial: String?, asYouGo: String?, upFront: String?)] = [
    (.title, "Yearly", nil, nil, nil),
    (.description, "All of it", nil, nil, nil),
    (.price, "$59.99", nil, nil, nil),
    (.priceAmount, "59.99", nil, nil, nil),
    (.priceAmountInteger, "59", nil, nil, nil),
    (.priceAmountFraction, "99", nil, nil, nil),
    (.currencyCode, "USD", nil, nil, nil),
    (.currencySymbol, "$", nil, nil, nil),
    (.pricePerDay, "$0.16", nil, nil, nil),
    (.pricePerWeek, "$1.15", nil, nil, nil),
    (.pricePerMonth, "$5.00", nil, nil, nil),
    (.pricePerYear, "$59.99", nil, nil, nil),
    (.subscriptionPeriod, "1 year", nil, nil, nil),
    (.offerPrice, "", "$0.00", "$2.99", "$19.99"),
    (.offerPeriod, "", "1 week", "1 month", "6 months"),
    (.offerNumberOfPeriods, "", "1 week", "3 months", "12 months"),
    (.offerPricePerDay, "", "$0.00", "$0.10", "$0.06"),
    (.offerPricePerWeek, "", "$0.00", "$0.75", "$0.42"),
    (.offerPricePerMonth, "", "$0.00", "$2.99", "$1.67"),
    (.offerPricePerYear, "", "$0.00", "$35.88", "$19.99"),
  ]

  @Test("covers them all")
  func all() {
    #expect(Set(Self.yearly.map(\.tag)) == Set(ProductTag.allCases))
  }

  @Test("has a value on both platforms, with every offer and without", arguments: Platform.allCases)
  func values(_ platform: Platform) {
    for row in Self.yearly {
      let expected: [(OfferChoice, String?)] = [
        (.none, row.none), (.introductory, row.trial), (.mode(.freeTrial), row.trial),
        (.mode(.payAsYouGo), row.asYouGo), (.mode(.payUpFront), row.upFront),
      ]
      for (offer, text) in expected {
        let reader = Reader(platform: platform, store: StoreState(catalog: Reader.catalog, offer: offer))
        // Android rounds up to four digits before it multiplies.
        let isRoundedUp = platform == .android && row.tag == .offerPricePerYear && offer == .mode(.payUpFront)
        let shown = isRoundedUp ? "$19.99" : text ?? row.none
        #expect(reader.read(tag: row.tag.rawValue) == "[\(shown)]", "\(row.tag.rawValue) with \(offer)")
      }
    }
  }

  @Test(
    "that does not apply is an empty piece",
    arguments: [
      "PRICE_PER_DAY", "PRICE_PER_WEEK", "PRICE_PER_MONTH", "PRICE_PER_YEAR", "SUBSCRIPTION_PERIOD",
    ]
  )
  func once(_ tag: String) {
    for platform in Platform.allCases {
      #expect(Reader(platform: platform).read(tag: tag, of: "once") == "[]")
    }
  }

  @Test("counts days as weeks on Android, unless a day is asked for")
  func days() {
    let expected: [(String, String, String)] = [
      ("PRICE_PER_DAY", "$1.00", "$1.00"), ("PRICE_PER_WEEK", "$7.00", "$1.00"),
      ("PRICE_PER_MONTH", "$30.00", "$4.00"), ("PRICE_PER_YEAR", "$365.00", "$52.00"),
    ]
    for (tag, iOS, android) in expected {
      #expect(Reader(platform: .iOS).read(tag: tag, of: "days") == "[\(iOS)]")
      #expect(Reader(platform: .android).read(tag: tag, of: "days") == "[\(android)]")
    }
  }

  @Test(
    "is written for the localization and in the storefront's currency",
    arguments: [
      ("en-US", "US", "$59.99", "1 year"), ("de-DE", "DE", "59,99 €", "1 Jahr"),
      ("ja-JP", "JP", "￥9,000", "1 年"), ("ar-SA", "SA", "\u{200F}٢٣٩٫٩٦ ر.س.\u{200F}", "سنة"),
      ("th-TH", "TH", "฿2,099.65", "1 ปี"), ("pt-BR", "BR", "R$ 299,95", "1 ano"),
      ("fr-CH", "CH", "59.99 CHF", "1 an"), ("hi-IN", "IN", "₹4,979.17", "1 वर्ष"),
      ("de", "US", "59,99 $", "1 Jahr"), ("en", "DE", "€59.99", "1 year"),
    ] as [(LocaleCode, String, String, String)]
  )
  func languages(_ code: LocaleCode, _ country: String, _ price: String, _ period: String) throws {
    let storefront = try #require(Storefront(country))
    let reader = Reader(code: code, store: StoreState(catalog: Reader.catalog, storefront: storefront))
    #expect(reader.read(tag: "PRICE") == "[\(price)]")
    #expect(reader.read(tag: "SUBSCRIPTION_PERIOD") == "[\(period)]")
    #expect(reader.read(tag: "CURRENCY_CODE") == "[\(storefront.currency)]")
  }

  @Test("has no fraction in a currency without")
  func noFraction() {
    let reader = Reader(store: StoreState(catalog: Reader.catalog, storefront: Storefront("JP")))
    #expect(reader.read(tag: "PRICE_AMOUNT_FRACTION") == "[]")
    #expect(reader.read(tag: "PRICE_AMOUNT") == "[9,000]")
  }

  @Test("takes names from the store in the reader's language")
  func names() {
    #expect(Reader(code: "de").read(tag: "TITLE") == "[Jährlich]")
    #expect(Reader(code: "de").read(tag: "DESCRIPTION") == "[Alles]")
    #expect(Reader(code: "ja").read(tag: "TITLE") == "[Yearly]")
  }

  @Test("of a product that the store file does not know is made up from its type")
  func madeUp() {
    #expect(Reader().read(tag: "TITLE", of: "unknown") == "[Lifetime]")
    #expect(Reader().read(tag: "PRICE", of: "unknown") == "[$99.00]")
  }
}

@Suite("The string of a product")
struct ProductStringTests {
  private func ids(_ ids: String...) -> [StringItem] {
    ids.map { StringItem(id: $0, value: [.text($0)]) }
  }

  @Test(
    "is that of the offer before that of none, for the product before the general one",
    arguments: [
      (.mode(.payUpFront), "PRODUCT_year_pay_up_front"), (.mode(.payAsYouGo), "PRODUCT_year_default"),
      (.none, "PRODUCT_year_default"), (.introductory, "PRODUCT_year_default"),
    ] as [(OfferChoice, String)]
  )
  func specific(_ offer: OfferChoice, _ expected: String) {
    let reader = Reader(
      store: StoreState(catalog: Reader.catalog, offer: offer),
      strings: ids(
        "PRODUCT_default",
        "PRODUCT_free_trial",
        "PRODUCT_year_default",
        "PRODUCT_year_pay_up_front"
      )
    )
    #expect(reader.read(.product(.id("year"), suffix: nil)).stringID == expected)
  }

  @Test("without one of its own is the general one of the offer")
  func general() {
    let reader = Reader(strings: ids("PRODUCT_default", "PRODUCT_free_trial"))
    #expect(reader.read(.product(.id("year"), suffix: nil)).stringID == "PRODUCT_free_trial")
    #expect(reader.read(.product(.id("month"), suffix: nil)).stringID == "PRODUCT_default")
  }

  @Test("that only the default has in the specific form hides the user's own")
  func hidden() {
    let reader = Reader(
      code: "de",
      strings: ids("PRODUCT_default"),
      defaultStrings: ids("PRODUCT_default", "PRODUCT_year_free_trial")
    )
    let text = reader.read(.product(.id("year"), suffix: nil))
    #expect(text.stringID == "PRODUCT_year_free_trial")
    #expect(text.origin == .default)
    #expect(text.hiddenStringID == "PRODUCT_default")
    #expect(reader.read(.product(.id("month"), suffix: nil)).hiddenStringID == nil)
  }

  @Test("is blank where there is none at all")
  func none() {
    #expect(Reader().read(.product(.id("year"), suffix: nil)).fate == .missing)
    #expect(Reader(strings: ids("PRODUCT_default")).read(.product(.group("a"), suffix: nil)).fate == .missing)
  }

  @Test(
    "waits for the store: a bar as long as the raw text on iOS, on Android nothing of what has a price",
    arguments: [
      (.iOS, true, "Only {PRICE} for {NAME}", .awaitingProduct), (.android, true, "", .awaitingProduct),
      (.iOS, false, "Only", .awaitingProduct), (.android, false, "Only", .shown),
    ] as [(Platform, Bool, String, PlacedText.Fate)]
  )
  func notLoaded(_ platform: Platform, _ hasPrice: Bool, _ text: String, _ fate: PlacedText.Fate) {
    let tags: [RichText.Item] = [.text(" "), .tag("PRICE"), .text(" for "), .tag("NAME")]
    let reader = Reader(
      platform: platform,
      store: StoreState(catalog: Reader.catalog, isLoaded: false),
      strings: [
        StringItem(id: "PRODUCT_year_default", value: [.text("Only")] + (hasPrice ? tags : [])),
        StringItem(id: "PRODUCT_year_free_trial", value: [.text("Free")]),
      ]
    )
    let read = reader.read(.product(.id("year"), suffix: nil))
    #expect(read.text == text)
    #expect(read.fate == fate)
  }
}
