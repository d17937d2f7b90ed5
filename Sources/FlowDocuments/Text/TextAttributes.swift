/// How a text or a piece of it looks; nil means that the next outer level decides.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: AssetReference?
  /// The size in points.
  public var size: Double?
  /// The colour.
  public var color: AssetReference?
  /// The colour behind the text.
  public var background: AssetReference?
  /// The colour of pictures in the text.
  public var tint: AssetReference?
  /// Whether a line goes through it.
  public var isStruck: Bool?
  /// Whether a line goes below it.
  public var isUnderlined: Bool?

  /// Creates attributes; without arguments nothing is decided.
  public init(
    font: AssetReference? = nil,
    size: Double? = nil,
    color: AssetReference? = nil,
    background: AssetReference? = nil,
    tint: AssetReference? = nil,
    isStruck: Bool? = nil,
    isUnderlined: Bool? = nil
  ) {
    self.font = font
    self.size = size
    self.color = color
    self.background = background
    self.tint = tint
    self.isStruck = isStruck
    self.isUnderlined = isUnderlined
  }

  /// The same, where others do not say something else.
  public func overridden(by other: TextAttributes?) -> TextAttributes {
    TextAttributes(
      font: other?.font ?? font,
      size: other?.size ?? size,
      color: other?.color ?? color,
      background: other?.background ?? background,
      tint: other?.tint ?? tint,
      isStruck: other?.isStruck ?? isStruck,
      isUnderlined: other?.isUnderlined ?? isUnderlined
    )
  }
}
