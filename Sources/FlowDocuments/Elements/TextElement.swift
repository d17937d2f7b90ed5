/// A text.
public struct TextElement: Sendable {
  /// Where its text comes from.
  public let source: StringReference
  /// Where its lines stand inside its own room.
  public let alignment: HorizontalAlignment
  /// How its text looks where the string does not say.
  public let attributes: TextAttributes
  /// The most rows it may have; nil for no limit.
  public let maxRows: Int?
  /// Whether the phone shrinks the text before it cuts it.
  public let scalesToFit: Bool

  /// Creates a text element.
  public init(
    source: StringReference,
    alignment: HorizontalAlignment = .leading,
    attributes: TextAttributes = TextAttributes(),
    maxRows: Int? = nil,
    scalesToFit: Bool = false
  ) {
    self.source = source
    self.alignment = alignment
    self.attributes = attributes
    self.maxRows = maxRows
    self.scalesToFit = scalesToFit
  }
}
