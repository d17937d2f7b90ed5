/// The characters that a box is drawn with, each one cell wide.
package struct BorderStyle: Hashable, Sendable {
  /// The upper and lower edge.
  package let horizontal: CellCluster
  /// The left and right edge.
  package let vertical: CellCluster
  /// The corner at the top left.
  package let topLeft: CellCluster
  /// The corner at the top right.
  package let topRight: CellCluster
  /// The corner at the bottom left.
  package let bottomLeft: CellCluster
  /// The corner at the bottom right.
  package let bottomRight: CellCluster

  private init(
    _ horizontal: CellCluster,
    _ vertical: CellCluster,
    corners: (CellCluster, CellCluster, CellCluster, CellCluster)
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    (topLeft, topRight, bottomLeft, bottomRight) = corners
  }

  /// Thin lines with round corners.
  package static let rounded = BorderStyle("─", "│", corners: ("╭", "╮", "╰", "╯"))
  /// Thin lines.
  package static let light = BorderStyle("─", "│", corners: ("┌", "┐", "└", "┘"))
  /// Thick lines.
  package static let heavy = BorderStyle("━", "┃", corners: ("┏", "┓", "┗", "┛"))
  /// Two lines.
  package static let double = BorderStyle("═", "║", corners: ("╔", "╗", "╚", "╝"))
  /// Characters that every terminal has.
  package static let ascii = BorderStyle("-", "|", corners: ("+", "+", "+", "+"))
}
