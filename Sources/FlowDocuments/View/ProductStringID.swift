/// The ids under which the strings of products are filed.
///
/// From code: the specific one comes before the general one, the offer's before the plain one. The
/// look-up runs over strings that are merged already, so a specific string of the default beats a
/// general one in the user's own language.
package enum ProductStringID {
  /// The plain mode, for a product without an offer.
  package static let defaultMode = "default"

  /// The ids to look up for a product, in order.
  package static func candidates(product id: String, mode: String = defaultMode, suffix: String?) -> [String]
  {
    let modes = mode == defaultMode ? [defaultMode] : [mode, defaultMode]
    let tail = suffix.map { "_\($0)" } ?? ""
    return modes.map { "PRODUCT_\(id)_\($0)\(tail)" } + modes.map { "PRODUCT_\($0)\(tail)" }
  }

  /// Whether an id is one of the ids of some product in some mode with this suffix, empty for none.
  static func isFiled(_ id: String, under suffix: String) -> Bool {
    let modes = [defaultMode, "free_trial", "pay_as_you_go", "pay_up_front", "not_selected"]
    return id.hasPrefix("PRODUCT_")
      && modes.contains { id.hasSuffix("_" + $0 + (suffix.isEmpty ? "" : "_" + suffix)) }
  }

  /// The id to look up while no product is selected.
  package static func notSelected(suffix: String?) -> String {
    "PRODUCT_not_selected" + (suffix.map { "_\($0)" } ?? "")
  }
}
