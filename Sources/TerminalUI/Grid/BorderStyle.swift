/// The characters that a box is drawn with, each one cell wide.
public struct BorderStyle: Hashable, Sendable {
  /// The upper and lower edge.
  public let horizontal: CellCluster
  /// The left and right edge.
  public let vertical: CellCluster
  /// The corner at the top left.
  public let topLeft: CellCluster
  /// The corner at the top right.
  public let topRight: CellCluster
  /// The corner at the bottom left.
  public let bottomLeft: CellCluster
  /// The corner at the bottom right.
  public let bottomRight: CellCluster

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
  public static let rounded = BorderStyle("─", "│", corners: ("╭", "╮", "╰", "╯"))
  /// Thin lines.
  public static let light = BorderStyle("─", "│", corners: ("┌", "┐", "└", "┘"))
  /// Thick lines.
  public static let heavy = BorderStyle("━", "┃", corners: ("┏", "┓", "┗", "┛"))
  /// Two lines.
  public static let double = BorderStyle("═", "║", corners: ("╔", "╗", "╚", "╝"))
  /// Characters that every terminal has.
  public static let ascii = BorderStyle("-", "|", corners: ("+", "+", "+", "+"))
}
