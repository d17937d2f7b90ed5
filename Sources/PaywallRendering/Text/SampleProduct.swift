public import FlowDocuments

/// A product with the values that its texts speak of.
///
/// The prices are made up: no store is asked. They are the same in every language, so that screens can
/// be compared.
public struct SampleProduct: Hashable, Sendable {
  /// The name.
  public let title: String

  /// The price in hundredths of the currency.
  public let cents: Int

  /// How many days a period lasts; nil for a product that is bought once.
  public let days: Int?

  /// The period in words; empty for a product that is bought once.
  public let period: String

  /// Makes up values for a product of a file; its title is kept when the file gives one.
  public init(_ product: Product?) {
    let kind = Self.kind(of: product)
    title = product?.title ?? kind.title
    cents = kind.cents
    days = kind.days
    period = kind.period
  }

  private struct Kind {
    let names: [String]
    let title: String
    let cents: Int
    let days: Int?
    let period: String
  }

  private static let yearly = Kind(
    names: ["annual", "year", "12month"],
    title: "Yearly",
    cents: 5999,
    days: 365,
    period: "1 year"
  )
  private static let kinds = [
    yearly,
    Kind(
      names: ["semiannual", "6month", "sixmonth"],
      title: "6 Months",
      cents: 3499,
      days: 182,
      period: "6 months"
    ),
    Kind(
      names: ["trimonthly", "quarter", "3month"],
      title: "3 Months",
      cents: 1999,
      days: 91,
      period: "3 months"
    ),
    Kind(names: ["two_months", "2month"], title: "2 Months", cents: 1499, days: 61, period: "2 months"),
    Kind(names: ["month"], title: "Monthly", cents: 999, days: 30, period: "1 month"),
    Kind(names: ["week"], title: "Weekly", cents: 299, days: 7, period: "1 week"),
    Kind(names: ["life", "forever"], title: "Lifetime", cents: 9900, days: nil, period: ""),
  ]

  /// The kind that the product's type names, else the one that its ids hint at, else a year.
  private static func kind(of product: Product?) -> Kind {
    let hints = [product?.type, product?.vendorID, product?.flowProductID, product?.title, product?.adaptyID]
    for hint in hints.compactMap({ $0?.lowercased() }) {
      if let kind = kinds.first(where: { $0.names.contains { hint.contains($0) } }) { return kind }
    }
    return yearly
  }
}
