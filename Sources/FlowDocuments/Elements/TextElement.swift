/// A text.
package struct TextElement: Sendable {
  /// Where its text comes from.
  package let source: StringReference
  /// Where its lines stand inside its own room.
  package let alignment: HorizontalAlignment
  /// How its text looks where the string does not say.
  package let attributes: TextAttributes
  /// The most rows it may have; nil for no limit.
  package let maxRows: Int?
  /// Whether the phone shrinks the text before it cuts it.
  package let scalesToFit: Bool

  /// Creates a text element.
  package init(
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
