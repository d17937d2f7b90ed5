/// The ids under which the strings of products are filed.
///
/// From code: the specific one comes before the general one, the offer's before the plain one. The
/// look-up runs over strings that are merged already, so a specific string of the default beats a
/// general one in the user's own language.
public enum ProductStringID {
  /// The plain mode, for a product without an offer.
  public static let defaultMode = "default"

  /// The ids to look up for a product, in order.
  public static func candidates(product id: String, mode: String = defaultMode, suffix: String?) -> [String] {
    let modes = mode == defaultMode ? [defaultMode] : [mode, defaultMode]
    let tail = suffix.map { "_\($0)" } ?? ""
    return modes.map { "PRODUCT_\(id)_\($0)\(tail)" } + modes.map { "PRODUCT_\($0)\(tail)" }
  }

  /// The id to look up while no product is selected.
  public static func notSelected(suffix: String?) -> String {
    "PRODUCT_not_selected" + (suffix.map { "_\($0)" } ?? "")
  }
}
