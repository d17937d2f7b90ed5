/// A font of a view, as far as a terminal can show it.
package struct FontAsset: Hashable, Sendable {
  /// 100 to 900; 400 is regular.
  package let weight: Int
  /// Whether it is slanted.
  package let isItalic: Bool
  /// Its size in points; nil when the file does not say.
  package let size: Double?
  /// The colour of text in it; nil when the file does not say.
  package let color: AssetColor?

  /// Creates a font.
  package init(weight: Int = 400, isItalic: Bool = false, size: Double? = nil, color: AssetColor? = nil) {
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.color = color
  }
}
