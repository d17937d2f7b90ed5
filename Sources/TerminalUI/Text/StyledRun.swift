/// Text of one style.
package struct StyledRun: Hashable, Sendable {
  /// The text, in logical order.
  package var text: String

  /// How all of it looks.
  package var style: CellStyle

  /// Creates a run.
  package init(_ text: String, style: CellStyle = .plain) {
    self.text = text
    self.style = style
  }
}
