/// A width and a height in cells.
public struct CellSize: Hashable, Sendable {
  /// Columns.
  public var width: Int

  /// Rows.
  public var height: Int

  /// Creates a size in cells.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No columns and no rows.
  public static let zero = CellSize(width: 0, height: 0)
}
