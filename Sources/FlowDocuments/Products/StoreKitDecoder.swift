import LocaleMatching

/// Reads the products of a StoreKit configuration.
struct StoreKitDecoder {
  private(set) var products: [StoreProduct] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a list of products.
  mutating func decode(_ json: JSONValue?, at pointer: JSONPointer) {
    for (index, element) in (json?.array ?? []).enumerated() {
      if let product = product(element, at: pointer.appending(index)) { products.append(product) }
    }
  }

  private mutating func product(_ json: JSONValue, at pointer: JSONPointer) -> StoreProduct? {
    guard let id = json["productID"]?.string else {
      report("a product without “productID” is left out", at: pointer)
      return nil
    }
    guard let price = Self.amount(json["displayPrice"]) else {
      report("the product “\(id)” has no price that can be read and is left out", at: pointer)
      return nil
    }
    let isSubscription = json["type"]?.string == "RecurringSubscription"
    let period = json["recurringSubscriptionPeriod"]?.string.flatMap(SubscriptionPeriod.init(iso8601:))
    if isSubscription, period == nil {
      report("the subscription “\(id)” has no period that can be read", at: pointer)
    }
    // Version 5 has a list beside the one offer of the versions before.
    let introductory =
      [json["introductoryOffer"]].compactMap { $0 } + (json["introductoryOffers"]?.array ?? [])
    let others = ["adHocOffers", "winbackOffers", "codeOffers"].flatMap { json[$0]?.array ?? [] }
    return StoreProduct(
      id: id,
      price: price,
      period: period,
      texts: (json["localizations"]?.array ?? []).compactMap(Self.text),
      introductoryOffer: introductory.lazy.compactMap(Self.offer).first,
      offers: others.compactMap(Self.offer)
    )
  }

  private static func offer(_ json: JSONValue) -> SubscriptionOffer? {
    let modes: [String: PaymentMode] = [
      "free": .freeTrial, "payAsYouGo": .payAsYouGo, "payUpFront": .payUpFront,
    ]
    guard let mode = json["paymentMode"]?.string.flatMap({ modes[$0] }),
      let period = json["subscriptionPeriod"]?.string.flatMap(SubscriptionPeriod.init(iso8601:)),
      let price = mode == .freeTrial ? .zero : amount(json["displayPrice"])
    else { return nil }
    let count = min(max(json["numberOfPeriods"]?.int ?? 1, 1), 1000)
    return SubscriptionOffer(mode, price: price, period: period, periodCount: count)
  }

  /// A name that was left empty in Xcode is none.
  private static func text(_ json: JSONValue) -> StoreProduct.Text? {
    guard let locale = json["locale"]?.string, let title = json["displayName"]?.string, !title.isEmpty
    else { return nil }
    return StoreProduct.Text(
      locale: LocaleCode(locale),
      title: title,
      description: json["description"]?.string ?? ""
    )
  }

  private static func amount(_ json: JSONValue?) -> Amount? {
    switch json {
    case .string(let text), .number(let text): Amount(text)
    default: nil
    }
  }

  private mutating func report(_ message: String, at pointer: JSONPointer) {
    diagnostics.append(
      Diagnostic(check: .storeKitProduct, message: message, pointer: pointer)
    )
  }
}
