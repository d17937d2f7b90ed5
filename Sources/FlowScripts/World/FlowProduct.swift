public import FlowDocuments

/// A product as a script sees it, with the price that its texts speak of.
public struct FlowProduct: Hashable, Sendable {
  /// The id that the flow knows it by.
  public let id: String

  /// The product of the file; nil where the file has no list of products and only the id is known.
  public let product: Product?

  /// The name.
  public let title: String

  /// The price in the main unit of the currency.
  public let price: Double

  /// The price as the store writes it.
  public let priceText: String

  /// How long a period lasts; nil for a product that is bought once.
  public let period: Period?

  /// A period of a subscription.
  public struct Period: Hashable, Sendable {
    /// `day`, `week`, `month` or `year`.
    public let unit: String
    /// How many of them.
    public let count: Int
    /// The period in words.
    public let text: String

    /// Creates a period.
    public init(unit: String, count: Int, text: String) {
      self.unit = unit
      self.count = count
      self.text = text
    }
  }

  /// Creates a product.
  public init(
    id: String,
    product: Product? = nil,
    title: String,
    price: Double,
    priceText: String,
    period: Period?
  ) {
    self.id = id
    self.product = product
    self.title = title
    self.price = price
    self.priceText = priceText
    self.period = period
  }
}
