/// A node with a box drawn around it.
package struct BoxNode: LayoutNode {
  /// How wide it can be.
  package let extent: WidthExtent

  private let child: any LayoutNode
  private let border: BorderStyle
  private let style: CellStyle
  private let ground: Paint?

  /// Creates a box; `ground` is painted under its edge and its content.
  package init(
    _ child: any LayoutNode,
    border: BorderStyle,
    style: CellStyle = .plain,
    ground: Paint? = nil
  ) {
    self.child = child
    self.border = border
    self.style = style
    self.ground = ground
    extent = child.extent.padded(by: Self.columns(around: child))
  }

  /// The columns that a box adds to its content: an edge at each side, and a column of air if it has none.
  package static func columns(around child: any LayoutNode) -> Int {
    child.extent.hasAir ? 2 : 4
  }

  /// The room inside a box that a row of border stands for already, in points.
  private static let coveredByBorder = 20.0

  /// A box is one cell thick and keeps a column of air if its content has none.
  ///
  /// Room above and below its content counts only where it is more than the border itself takes. Without
  /// room for a column between its edges the box is left out.
  package func fragment(width: Int) -> Fragment {
    guard width > 2 else { return child.fragment(width: width) }
    let air = !child.extent.hasAir && width - 4 >= child.extent.minimum ? 1 : 0
    let inner = child.fragment(width: width - 2 - 2 * air)
    guard inner.size.height > 0 else { return inner }
    let above = CellMetrics.rows(forGap: inner.gapAbove - Self.coveredByBorder)
    let below = CellMetrics.rows(forGap: inner.gapBelow - Self.coveredByBorder)
    let size = CellSize(
      width: inner.size.width + 2 + 2 * air,
      height: inner.size.height + 2 + above + below
    )
    var result = Fragment(
      size: size,
      drawings: (ground.map { [.ground($0)] } ?? []) + [
        .box(border, style),
        .child(inner, at: CellPoint(x: 1 + air, y: 1 + above), horizontal: nil),
      ]
    )
    result.hasBoxedTop = true
    return result
  }
}
