/// A font of a view, as far as a terminal can show it.
public struct FontAsset: Hashable, Sendable {
  /// 100 to 900; 400 is regular.
  public let weight: Int
  /// Whether it is slanted.
  public let isItalic: Bool
  /// Its size in points; nil when the file does not say.
  public let size: Double?
  /// The colour of text in it; nil when the file does not say.
  public let color: AssetColor?

  /// Creates a font.
  public init(weight: Int = 400, isItalic: Bool = false, size: Double? = nil, color: AssetColor? = nil) {
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.color = color
  }
}
