/// One square of the screen.
public struct Cell: Hashable, Sendable {
  /// What stands in a cell.
  public enum Content: Hashable, Sendable {
    /// A grapheme cluster that is one cell wide.
    case narrow(CellCluster)

    /// A grapheme cluster that also covers the continuation cell to its right.
    case wide(CellCluster)

    /// The second half of the wide cluster to its left.
    case continuation
  }

  /// What stands in it.
  public var content: Content

  /// How it looks.
  public var style: CellStyle

  /// Creates a cell.
  public init(_ content: Content, style: CellStyle = .plain) {
    self.content = content
    self.style = style
  }

  /// A space in the terminal's own style.
  public static let blank = Cell(.narrow(.space))
}
