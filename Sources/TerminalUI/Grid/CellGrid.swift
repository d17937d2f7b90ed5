/// A rectangle of cells: the waist of the program.
///
/// Above it everything is pure and makes a grid; below it nothing knows what the cells mean. Two things
/// always hold: a wide cluster stands whole, followed by its continuation, and no cell holds a control or an
/// invisible character. One place sees to both, the setter of `subscript`; everything else goes through it.
package struct CellGrid: Equatable, Sendable {
  /// Its width and height.
  package let size: CellSize

  /// In which order lines of text are written; what stands on the grid already stays.
  package let textOrder: TextOrder

  /// Where the text cursor shows; nil hides it.
  package var cursor: CellPoint?

  private var cells: [Cell]

  /// Creates a grid of blanks; negative sizes count as zero.
  package init(size: CellSize, filledWith cell: Cell = .blank, textOrder: TextOrder = .visual) {
    self.textOrder = textOrder
    self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
    if cell != .blank { fill(bounds, with: cell) }
  }

  /// The rectangle that covers all cells.
  package var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The cell at a place; reading outside the grid gives a blank, writing there does nothing.
  ///
  /// A wide cluster also takes the cell to its right, and is a blank where there is none. Whatever is half
  /// covered becomes a blank of its own style. A continuation cannot be written, only come of a wide cluster.
  package subscript(x: Int, y: Int) -> Cell {
    get {
      guard contains(x, y) else { return .blank }
      return cells[y * size.width + x]
    }
    set {
      guard contains(x, y) else { return }
      switch newValue.content {
      case .continuation:
        break
      case .narrow(let cluster), .wide(let cluster):
        guard let drawable = cluster.drawable else { return }
        put(Cell(drawable, style: newValue.style), x, y)
      }
    }
  }

  /// The cells of a row, from left to right; none outside the grid.
  package func row(_ y: Int) -> ArraySlice<Cell> {
    guard y >= 0, y < size.height else { return [] }
    return cells[y * size.width..<(y + 1) * size.width]
  }

  /// Writes a cell that holds what is drawable, and repairs its neighbours.
  ///
  /// For content that comes of `Character.cells` or of another grid; a place outside the grid is left alone.
  mutating func put(_ cell: Cell, _ x: Int, _ y: Int) {
    guard contains(x, y) else { return }
    let index = y * size.width + x
    uncover(index, x)
    guard case .wide = cell.content else {
      cells[index] = cell
      return
    }
    guard x + 1 < size.width else {
      cells[index] = Cell(.narrow(.space), style: cell.style)
      return
    }
    uncover(index + 1, x + 1)
    cells[index] = cell
    cells[index + 1] = Cell(.continuation, style: cell.style)
  }

  /// Writes what is drawable over what is there: without a ground of its own it stands on the one below, and
  /// translucent colours are mixed.
  mutating func lay(_ content: Cell.Content, _ style: CellStyle, _ x: Int, _ y: Int) {
    guard contains(x, y) else { return }
    put(Cell(content, style: style.laid(over: cells[y * size.width + x].style.background)), x, y)
  }

  /// Makes a blank of the other half of the wide cluster that the cell at `index` belongs to, if it does.
  private mutating func uncover(_ index: Int, _ x: Int) {
    switch cells[index].content {
    case .narrow: break
    case .wide where x + 1 < size.width: cells[index + 1].content = .narrow(.space)
    case .continuation where x > 0: cells[index - 1].content = .narrow(.space)
    case .wide, .continuation: break
    }
  }

  /// Changes the style of a cell, and of the other half of a wide cluster with it.
  mutating func restyleCell(_ x: Int, _ y: Int, _ change: (inout CellStyle) -> Void) {
    guard contains(x, y) else { return }
    let index = y * size.width + x
    switch cells[index].content {
    case .narrow:
      change(&cells[index].style)
    case .wide:
      change(&cells[index].style)
      if x + 1 < size.width { cells[index + 1].style = cells[index].style }
    case .continuation:
      break
    }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size.width && y < size.height
  }
}
