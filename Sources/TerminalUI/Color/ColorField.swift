/// The colours of a picture that lies behind something, few enough that a cell needs only one.
package struct ColorField: Hashable, Sendable {
  private let columns: Int
  private let rows: Int
  private var colors: [CellColor]

  /// Creates a field from its colours, row by row; nil when they are not as many as it has places.
  package init?(columns: Int, rows: Int, colors: [CellColor]) {
    guard columns > 0, rows > 0, colors.count == columns * rows else { return nil }
    self.columns = columns
    self.rows = rows
    self.colors = colors
  }

  /// The colour in its middle.
  var middle: CellColor { colors[rows / 2 * columns + columns / 2] }

  /// The same with less of it, from 1 for all to 0.
  func faded(to part: Double) -> ColorField {
    guard part < 1 else { return self }
    var faded = self
    faded.colors = colors.map { $0.faded(to: part) }
    return faded
  }

  /// The colour in the middle of a cell of an area that all of it fills.
  func color(x: Int, y: Int, in size: CellSize) -> CellColor {
    let column = (2 * x + 1) * columns / max(1, 2 * size.width)
    let row = (2 * y + 1) * rows / max(1, 2 * size.height)
    return colors[min(max(row, 0), rows - 1) * columns + min(max(column, 0), columns - 1)]
  }
}
