/// How a text or a piece of it looks; nil means that the next outer level decides.
package struct TextAttributes: Hashable, Sendable {
  /// The font.
  package var font: AssetReference?
  /// The size in points.
  package var size: Double?
  /// The colour.
  package var color: AssetReference?
  /// The colour behind the text.
  package var background: AssetReference?
  /// The colour of pictures in the text.
  package var tint: AssetReference?
  /// Whether a line goes through it.
  package var isStruck: Bool?
  /// Whether a line goes below it.
  package var isUnderlined: Bool?

  /// Creates attributes; without arguments nothing is decided.
  package init(
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
  package func overridden(by other: TextAttributes?) -> TextAttributes {
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
