/// A place on a grid in cells; the origin is the top left.
public struct CellPoint: Hashable, Sendable {
  /// The column, counted from the left.
  public var x: Int

  /// The row, counted from the top.
  public var y: Int

  /// Creates a point.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left cell.
  public static let zero = CellPoint(x: 0, y: 0)
}
