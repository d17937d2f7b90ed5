/// A field for typing.
public struct TextFieldElement: Sendable {
  /// The text that shows while nothing is typed; nil when there is none.
  public let placeholder: TextElement?
  /// How many rows it has at least: 1 for a field, `min_rows` for an editor.
  public let rows: Int

  /// Creates a field.
  public init(placeholder: TextElement?, rows: Int = 1) {
    self.placeholder = placeholder
    self.rows = rows
  }
}
