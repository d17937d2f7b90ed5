/// A string of a merged localization, with where it comes from.
package struct MergedString: Hashable, Sendable {
  /// The whole string item; value and fallback always come from the same localization.
  package let item: StringItem

  /// Own or default; a string that is nowhere is not in the merged localization.
  package let origin: Origin

  /// Creates a merged string.
  package init(item: StringItem, origin: Origin) {
    self.item = item
    self.origin = origin
  }
}
