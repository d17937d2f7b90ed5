/// A string of a merged localization, with where it comes from.
public struct MergedString: Hashable, Sendable {
  /// The whole string item; value and fallback always come from the same localization.
  public let item: StringItem

  /// Own or default; a string that is nowhere is not in the merged localization.
  public let origin: Origin

  /// Creates a merged string.
  public init(item: StringItem, origin: Origin) {
    self.item = item
    self.origin = origin
  }
}
