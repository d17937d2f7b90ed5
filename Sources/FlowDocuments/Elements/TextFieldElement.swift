/// A field for typing (5.x).
public struct TextFieldElement: Sendable {
  /// What holds the text; it starts empty.
  public let value: Binding?
  /// The text that shows while nothing is typed; nil when there is none.
  public let placeholder: TextElement?
  /// Whether what is typed shows as dots.
  public let isSecure: Bool
  /// Where its lines stand inside its own room.
  public let alignment: HorizontalAlignment
  /// How what is typed looks.
  public let attributes: TextAttributes
  /// How it looks while the script calls it wrong; nil for no difference.
  public let invalidAttributes: TextAttributes?
  /// Whether the script takes what is typed; it does unless it says otherwise.
  public let validation: Binding?
  /// The most characters; nil for no limit.
  public let maximumLength: Int?
  /// How many rows it has at least and at most: 1 for a field, `min_rows` and `max_rows` for an editor.
  public let rows: ClosedRange<Int>

  /// Creates a field.
  public init(
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
