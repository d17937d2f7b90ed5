import LocaleMatching

extension StoreProduct {
  /// A made-up product for one of which no store file knows, by what its file says of it.
  ///
  /// Its prices are invented. It has an offer of every kind, to show the texts for each, but no introductory
  /// one, so that a text without an offer is shown unless one is asked for.
  package static func sample(for product: Product) -> StoreProduct {
    let kind = SampleKind.kind(of: product)
    let offers = kind.period.map { period in
      [
        SubscriptionOffer(.freeTrial, price: .zero, period: SubscriptionPeriod(1, .week)),
        SubscriptionOffer(.payAsYouGo, price: kind.price.times(1, over: 2), period: period, periodCount: 3),
        SubscriptionOffer(.payUpFront, price: kind.price.times(4, over: 5), period: period),
      ]
    }
    let title = product.title ?? kind.title
    return StoreProduct(
      id: product.vendorID,
      price: kind.price,
      period: kind.period,
      texts: [Text(locale: "en", title: title, description: title)],
      offers: offers ?? []
    )
  }
}

/// A kind of product that samples are made of.
private struct SampleKind {
  /// What types and ids of it have in them.
  let hints: [String]
  let title: String
  let price: Amount
  let period: SubscriptionPeriod?

  private init(_ hints: [String], _ title: String, cents: Int, _ period: SubscriptionPeriod?) {
    self.hints = hints
    self.title = title
    price = Amount("0.01")?.times(cents) ?? .zero
    self.period = period
  }

  private static let yearly = SampleKind(
    ["annual", "year", "12month"],
    "Yearly",
    cents: 5999,
    SubscriptionPeriod(1, .year)
  )
  /// From the longest word to the shortest: `semiannual` has `annual` in it, `12month` has `2month`.
  private static let all = [
    SampleKind(
      ["semiannual", "6month", "sixmonth"],
      "6 Months",
      cents: 3499,
      SubscriptionPeriod(6, .month)
    ),
    yearly,
    SampleKind(
      ["trimonthly", "quarter", "3month"],
      "3 Months",
      cents: 1999,
      SubscriptionPeriod(3, .month)
    ),
    SampleKind(["two_months", "2month"], "2 Months", cents: 1499, SubscriptionPeriod(2, .month)),
    SampleKind(["month"], "Monthly", cents: 999, SubscriptionPeriod(1, .month)),
    SampleKind(["week"], "Weekly", cents: 299, SubscriptionPeriod(1, .week)),
    SampleKind(["life", "forever"], "Lifetime", cents: 9900, nil),
  ]

  /// The kind that the product's type names, else the one that its ids hint at, else a year.
  static func kind(of product: Product) -> SampleKind {
    let hints = [product.type, product.vendorID, product.flowProductID, product.title, product.adaptyID]
    for hint in hints.compactMap({ $0.map { Array($0.lowercased().utf8) } }) {
      if let kind = all.first(where: { $0.hints.contains { hint.holds(Array($0.utf8)) } }) { return kind }
    }
    return yearly
  }
}

extension [UInt8] {
  /// Whether some bytes stand in it; the standard library's search of texts takes far longer.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    indices.contains { self[$0] == part.first && self[$0...].starts(with: part) }
  }
}
