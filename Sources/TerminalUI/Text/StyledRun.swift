/// Text of one style.
public struct StyledRun: Hashable, Sendable {
  /// The text, in logical order.
  public var text: String

  /// How all of it looks.
  public var style: CellStyle

  /// Creates a run.
  public init(_ text: String, style: CellStyle = .plain) {
    self.text = text
    self.style = style
  }
}
