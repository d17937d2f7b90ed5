public import FlowDocuments
import PaywallRendering

extension FlowProduct {
  /// A product of a file with the values that its texts speak of; no store is asked.
  public init(_ product: Product) {
    self.init(id: product.flowProductID ?? product.adaptyID, product: product, SampleProduct(product))
  }

  /// A product of which only the id is known.
  public init(id: String) {
    let product = Product(adaptyID: id, vendorID: id, flowProductID: id, title: nil, type: nil)
    self.init(id: id, product: nil, SampleProduct(product))
  }

  private init(id: String, product: Product?, _ sample: SampleProduct) {
    let cents = sample.cents % 100
    self.init(
      id: id,
      product: product,
      title: sample.title,
      price: Double(sample.cents) / 100,
      priceText: "$\(sample.cents / 100).\(cents < 10 ? "0" : "")\(cents)",
      period: sample.days.map { Period(days: $0, text: sample.period) }
    )
  }
}

extension FlowProduct.Period {
  /// A period of about so many days.
  fileprivate init(days: Int, text: String) {
    switch days {
    case ..<7: self.init(unit: "day", count: days, text: text)
    case ..<28: self.init(unit: "week", count: days / 7, text: text)
    case ..<365: self.init(unit: "month", count: max(1, days / 30), text: text)
    default: self.init(unit: "year", count: days / 365, text: text)
    }
  }
}
