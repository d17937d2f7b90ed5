/// A field for typing (5.x).
package struct TextFieldElement: Sendable {
  /// What holds the text; it starts empty.
  package let value: Binding?
  /// The text that shows while nothing is typed; nil when there is none.
  package let placeholder: TextElement?
  /// Whether what is typed shows as dots.
  package let isSecure: Bool
  /// Where its lines stand inside its own room.
  package let alignment: HorizontalAlignment
  /// How what is typed looks.
  package let attributes: TextAttributes
  /// How it looks while the script calls it wrong; nil for no difference.
  package let invalidAttributes: TextAttributes?
  /// Whether the script takes what is typed; it does unless it says otherwise.
  package let validation: Binding?
  /// The most characters; nil for no limit.
  package let maximumLength: Int?
  /// How many rows it has at least and at most: 1 for a field, `min_rows` and `max_rows` for an editor.
  package let rows: ClosedRange<Int>

  /// Creates a field.
  package init(
    value: Binding? = nil,
    placeholder: TextElement?,
    isSecure: Bool = false,
    alignment: HorizontalAlignment = .leading,
    attributes: TextAttributes = TextAttributes(),
    invalidAttributes: TextAttributes? = nil,
    validation: Binding? = nil,
    maximumLength: Int? = nil,
    rows: ClosedRange<Int> = 1...1
  ) {
    self.value = value
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.alignment = alignment
    self.attributes = attributes
    self.invalidAttributes = invalidAttributes
    self.validation = validation
    self.maximumLength = maximumLength
    self.rows = rows
  }
}
