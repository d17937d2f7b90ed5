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

  /// The suffixes, empty for none, under which an id is that of some product in some mode.
  ///
  /// None for an id that is no product's. More than one where a suffix itself has the name of a mode in it.
  static func suffixes(of id: String) -> [String] {
    guard id.hasPrefix("PRODUCT_") else { return [] }
    let bytes = id.utf8
    return bytes.indices.flatMap { start in
      bytes[start] != UInt8(ascii: "_")
        ? []
        : modesAndNone.compactMap { mode -> String? in
          let rest = bytes[start...].dropFirst()
          guard rest.starts(with: mode.utf8) else { return nil }
          let tail = rest.dropFirst(mode.utf8.count)
          guard let divider = tail.first else { return "" }
          return divider == UInt8(ascii: "_") && tail.count > 1 ? String(tail.dropFirst()) : nil
        }
    }
  }

  /// What stands in the place of a mode.
  private static let modesAndNone = [
    defaultMode, "free_trial", "pay_as_you_go", "pay_up_front", "not_selected",
  ]

  /// The id to look up while no product is selected.
  package static func notSelected(suffix: String?) -> String {
    "PRODUCT_not_selected" + (suffix.map { "_\($0)" } ?? "")
  }
}
