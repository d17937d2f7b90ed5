extension StoreCatalog {
  /// Reads a StoreKit configuration of Xcode (`.storekit`, versions 1 to 5).
  ///
  /// From real files: products bought once stand in `products` and `nonRenewingSubscriptions`, subscriptions
  /// in `subscriptionGroups`; prices are texts with a decimal point in the currency of `settings._storefront`.
  /// A product that cannot be used is a finding and hides no other; a file that is something else is an error.
  package init(storeKit bytes: [UInt8], name: String? = nil) throws(DocumentError) {
    let text = try JSONText(bytes: bytes)
    let sections = ["products", "nonRenewingSubscriptions", "subscriptionGroups"]
    guard let root = text.value.object, sections.contains(where: { root[$0]?.array != nil }) else {
      throw DocumentError(
        at: .value(.root),
        problem: "no StoreKit configuration: none of “products” and “subscriptionGroups” is in it",
        advice: "choose a .storekit file of Xcode"
      )
    }
    var decoder = StoreKitDecoder()
    for section in sections.prefix(2) {
      decoder.decode(root[section], at: JSONPointer.root.appending(section))
    }
    for (index, group) in (root["subscriptionGroups"]?.array ?? []).enumerated() {
      let place = JSONPointer.root.appending("subscriptionGroups").appending(index)
      decoder.decode(group["subscriptions"], at: place.appending("subscriptions"))
    }
    self.init(
      name: name,
      products: decoder.products,
      storefront: root["settings"]?["_storefront"]?.string,
      diagnostics: text.diagnostics + decoder.diagnostics
    )
  }
}
