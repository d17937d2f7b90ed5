/// A picture in cells, two pixels to each: one in its upper half and one in its lower.
package struct HalfBlocks: Hashable, Sendable {
  /// The columns and rows that it takes.
  package let size: CellSize

  /// The colours, two rows of pixels to each row of cells; nil for a pixel that cannot be seen.
  private let colors: [CellColor?]

  /// Creates a picture; nil when the colours are not two for each cell.
  package init?(size: CellSize, colors: [CellColor?]) {
    guard size.width > 0, size.height > 0, colors.count == 2 * size.width * size.height else { return nil }
    self.size = size
    self.colors = colors
  }

  /// The pixels of a cell.
  func halves(x: Int, y: Int) -> (upper: CellColor?, lower: CellColor?) {
    (colors[2 * y * size.width + x], colors[(2 * y + 1) * size.width + x])
  }
}

extension CellGrid {
  /// Draws a picture with its top left cell at `point`; where nothing of it can be seen, what is there stays.
  mutating func draw(_ picture: HalfBlocks, at point: CellPoint) {
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let (upper, lower) = picture.halves(x: x, y: y)
        let (column, row) = (point.x + x, point.y + y)
        let ground = self[column, row].style.background
        guard upper != nil || lower != nil else { continue }
        let style = CellStyle(
          foreground: upper?.over(ground) ?? ground,
          background: lower?.over(ground) ?? ground,
          attributes: .exact
        )
        self[column, row] =
          style.foreground == style.background
          ? Cell(.narrow(.space), style: CellStyle(background: style.background))
          : Cell(.narrow("▀"), style: style)
      }
    }
  }
}
