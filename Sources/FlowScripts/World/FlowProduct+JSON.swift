import FlowDocuments

extension FlowProduct {
  /// What a script sees of it, as if the store had answered.
  ///
  /// Inferred: no offer, since whether one is left depends on the person.
  var json: JSONValue {
    .object([
      "flowProductId": .string(id),
      "adaptyProductId": .string(product?.adaptyID ?? id),
      "adaptyAccessLevelId": "premium",
      "adaptyProductType": .string(product?.type ?? period?.productType ?? "lifetime"),
      "paywallVariationId": "preview_variation",
      "paywallName": "preview",
      "localizedTitle": .string(title),
      "localizedDescription": .string(title),
      "price": .object([
        "amount": .number("\(price)"),
        "currencyCode": "USD",
        "currencySymbol": "$",
        "localizedString": .string(priceText),
      ]),
      "isFamilyShareable": .bool(false),
      "subscription": period.map { period in
        .object([
          "groupIdentifier": "preview",
          "period": .object(["unit": .string(period.unit), "numberOfUnits": .count(period.count)]),
          "localizedPeriod": .string(period.text),
          "offer": .null,
        ])
      } ?? .null,
    ])
  }
}

extension FlowProduct.Period {
  /// The type of product that the dashboard would call it.
  fileprivate var productType: String {
    switch (unit, count) {
    case ("week", 1): "weekly"
    case ("month", 1): "monthly"
    case ("month", 2): "two_months"
    case ("month", 3): "trimonthly"
    case ("month", 6): "semiannual"
    case ("year", 1): "annual"
    default: "uncategorised"
    }
  }
}

extension [FlowProduct] {
  /// The members of `SDKProducts`; nil when nothing is sold, so that the name does not exist.
  var json: JSONValue? {
    isEmpty ? nil : .object(JSONObject(map { JSONObject.Member(key: $0.id, value: $0.json) }))
  }
}
