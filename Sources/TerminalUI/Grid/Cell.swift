/// One square of the screen.
package struct Cell: Hashable, Sendable {
  /// What stands in a cell.
  package enum Content: Hashable, Sendable {
    /// A grapheme cluster that is one cell wide.
    case narrow(CellCluster)

    /// A grapheme cluster that also covers the continuation cell to its right.
    case wide(CellCluster)

    /// The second half of the wide cluster to its left.
    case continuation
  }

  /// What stands in it.
  package var content: Content

  /// How it looks.
  package var style: CellStyle

  /// Creates a cell.
  package init(_ content: Content, style: CellStyle = .plain) {
    self.content = content
    self.style = style
  }

  /// A space in the terminal's own style.
  package static let blank = Cell(.narrow(.space))
}
