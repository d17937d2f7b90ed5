import FlowDocuments
import PaywallRendering

extension FlowProduct {
  /// What a script sees of it.
  ///
  /// From code: before the store has answered, only what the flow itself says.
  func json(isLoaded: Bool) -> JSONValue { .object(JSONObject(own + (isLoaded ? fromStore : []))) }

  private var own: [JSONObject.Member] {
    [
      JSONObject.Member(key: "flowProductId", value: .string(id)),
      JSONObject.Member(key: "adaptyProductId", value: .string(product?.adaptyID ?? id)),
      JSONObject.Member(key: "adaptyAccessLevelId", value: "premium"),
      JSONObject.Member(key: "adaptyProductType", value: .string(type)),
      JSONObject.Member(key: "paywallVariationId", value: "preview_variation"),
      JSONObject.Member(key: "paywallName", value: "preview"),
    ]
  }

  private var fromStore: [JSONObject.Member] {
    [
      JSONObject.Member(key: "localizedTitle", value: .string(values.title)),
      JSONObject.Member(key: "localizedDescription", value: .string(values.description)),
      JSONObject.Member(key: "price", value: values.price.json),
      JSONObject.Member(key: "isFamilyShareable", value: .bool(false)),
      JSONObject.Member(
        key: "subscription",
        value: values.period.map { period in
          .object([
            "groupIdentifier": "preview", "period": period.json,
            "localizedPeriod": .string(values.periodText),
            "offer": values.offer?.json ?? .null,
          ])
        } ?? .null
      ),
    ]
  }

  private var type: String { product?.type ?? values.period?.productType ?? "lifetime" }
}

extension ProductValues.Price {
  fileprivate var json: JSONValue {
    .object([
      "amount": .number(amount), "currencyCode": .string(currencyCode),
      "currencySymbol": .string(currencySymbol), "localizedString": .string(text),
    ])
  }
}

extension ProductValues.Offer {
  /// From code: an offer has phases; here it has one.
  fileprivate var json: JSONValue {
    .object([
      "id": .null, "type": .string(isIntroductory ? "introductory" : "promotional"),
      "phases": .array([
        .object([
          "price": price.json, "paymentMode": .string(mode.rawValue), "period": period.json,
          "numberOfPeriods": .count(periodCount), "localizedPeriod": .string(periodText),
          "localizedNumberOfPeriods": .string(lengthText),
        ])
      ]),
    ])
  }
}

extension SubscriptionPeriod {
  fileprivate var json: JSONValue {
    .object(["unit": .string(unit.rawValue), "numberOfUnits": .count(count)])
  }

  /// The type of product that the dashboard would call it.
  fileprivate var productType: String {
    switch (unit, count) {
    case (.week, 1): "weekly"
    case (.month, 1): "monthly"
    case (.month, 2): "two_months"
    case (.month, 3): "trimonthly"
    case (.month, 6): "semiannual"
    case (.year, 1): "annual"
    default: "uncategorised"
    }
  }
}

extension [FlowProduct] {
  /// The members of `SDKProducts`; nil when nothing is sold, so that the name does not exist.
  func json(areLoaded: Bool) -> JSONValue? {
    isEmpty
      ? nil : .object(JSONObject(map { JSONObject.Member(key: $0.id, value: $0.json(isLoaded: areLoaded)) }))
  }
}
