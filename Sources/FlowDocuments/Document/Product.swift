/// A product that a variation sells.
package struct Product: Hashable, Sendable {
  /// Adapty's id, which product strings of 4.x views are filed under.
  package let adaptyID: String

  /// The id in the store.
  package let vendorID: String

  /// The id that views and scripts of 5.x use; nil when the file gives none.
  package let flowProductID: String?

  /// The name in the dashboard; nil when the file gives none.
  package let title: String?

  /// `weekly`, `monthly`, `annual`, `lifetime` and so on; nil when the file gives none.
  package let type: String?

  /// Creates a product.
  package init(adaptyID: String, vendorID: String, flowProductID: String?, title: String?, type: String?) {
    self.adaptyID = adaptyID
    self.vendorID = vendorID
    self.flowProductID = flowProductID
    self.title = title
    self.type = type
  }
}
