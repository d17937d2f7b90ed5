/// How a text or a piece of it looks; nil means that the next outer level decides.
public struct TextAttributes: Hashable, Sendable {
  /// The id of a font asset.
  public var fontID: String?
  /// The size in points.
  public var size: Double?
  /// The id of a colour asset, or a literal colour.
  public var color: String?
  /// The id of a colour asset behind the text, or a literal colour.
  public var background: String?
  /// Whether a line goes through it.
  public var isStruck: Bool?
  /// Whether a line goes below it.
  public var isUnderlined: Bool?

  /// Creates attributes; without arguments nothing is decided.
  public init(
    fontID: String? = nil,
    size: Double? = nil,
    color: String? = nil,
    background: String? = nil,
    isStruck: Bool? = nil,
    isUnderlined: Bool? = nil
  ) {
    self.fontID = fontID
    self.size = size
    self.color = color
    self.background = background
    self.isStruck = isStruck
    self.isUnderlined = isUnderlined
  }
}
