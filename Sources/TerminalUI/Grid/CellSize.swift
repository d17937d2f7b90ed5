/// A width and a height in cells.
package struct CellSize: Hashable, Sendable {
  /// Columns.
  package var width: Int

  /// Rows.
  package var height: Int

  /// Creates a size in cells.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No columns and no rows.
  package static let zero = CellSize(width: 0, height: 0)
}
