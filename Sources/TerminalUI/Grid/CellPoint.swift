/// A place on a grid in cells; the origin is the top left.
package struct CellPoint: Hashable, Sendable {
  /// The column, counted from the left.
  package var x: Int

  /// The row, counted from the top.
  package var y: Int

  /// Creates a point.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left cell.
  package static let zero = CellPoint(x: 0, y: 0)
}
