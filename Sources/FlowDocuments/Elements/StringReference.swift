/// Where an element takes its text from.
package enum StringReference: Hashable, Sendable {
  /// A product string is about one product or about whatever is selected.
  package enum ProductSource: Hashable, Sendable {
    /// This product: Adapty's id in 4.x, the flow's id in 5.x.
    case id(String)
    /// The product selected in a group (4.x).
    case group(String)
    /// The product that the script names (5.x).
    indirect case binding(Binding)
  }

  /// A string by its id, with the values given beside it for its tags.
  case id(String, values: [String: TagValue] = [:])
  /// A product's string: `PRODUCT_<id>_<mode>[_<suffix>]` and so on.
  case product(ProductSource, suffix: String?)
  /// The string whose id the script names (5.x).
  indirect case binding(Binding)
}
