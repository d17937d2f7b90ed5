/// A rectangle of cells: the waist of the program.
///
/// Above it everything is pure and makes a grid; below it nothing knows what the cells mean. Text is
/// written in one place, `write`, which keeps wide clusters whole.
public struct CellGrid: Equatable, Sendable {
  /// Its width and height.
  public let size: CellSize

  /// Where the text cursor shows; nil hides it.
  public var cursor: CellPoint?

  private var cells: [Cell]

  /// Creates a grid of blanks; negative sizes count as zero.
  public init(size: CellSize, filledWith cell: Cell = .blank) {
    self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: cell, count: self.size.width * self.size.height)
  }

  /// The cell at a place; reading outside the grid gives a blank, writing there does nothing.
  public subscript(x: Int, y: Int) -> Cell {
    get {
      guard x >= 0, y >= 0, x < size.width, y < size.height else { return .blank }
      return cells[y * size.width + x]
    }
    set {
      guard x >= 0, y >= 0, x < size.width, y < size.height else { return }
      cells[y * size.width + x] = newValue
    }
  }
}
