/// A rectangle of cells.
package struct CellRect: Hashable, Sendable {
  /// The top left cell.
  package var origin: CellPoint

  /// Its width and height.
  package var size: CellSize

  /// Creates a rectangle from its origin and size.
  package init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its edges.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
  }

  /// The first column.
  package var minX: Int { origin.x }

  /// The first row.
  package var minY: Int { origin.y }

  /// The column after the last one.
  package var maxX: Int { origin.x + size.width }

  /// The row after the last one.
  package var maxY: Int { origin.y + size.height }

  /// Whether it covers no cell.
  package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether the cell at `point` is inside.
  package func contains(_ point: CellPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells that both rectangles cover; empty when there are none.
  package func intersection(_ other: CellRect) -> CellRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return CellRect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }

  /// The rectangle without `amount` cells at each edge; never a negative size.
  package func inset(horizontal: Int, vertical: Int) -> CellRect {
    CellRect(
      x: minX + horizontal,
      y: minY + vertical,
      width: max(0, size.width - 2 * horizontal),
      height: max(0, size.height - 2 * vertical)
    )
  }

  /// The same rectangle moved by columns and rows.
  package func offset(x: Int, y: Int) -> CellRect {
    CellRect(x: minX + x, y: minY + y, width: size.width, height: size.height)
  }
}
