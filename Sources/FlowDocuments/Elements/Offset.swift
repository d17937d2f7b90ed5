/// How far a drawing is moved.
package struct Offset: Hashable, Sendable {
  /// Towards the end of a line; negative towards its start.
  package var x: Length
  /// Down; negative up.
  package var y: Length

  /// Creates an offset.
  package init(x: Length, y: Length) {
    self.x = x
    self.y = y
  }

  /// No move.
  package static let zero = Offset(x: .zero, y: .zero)
}
