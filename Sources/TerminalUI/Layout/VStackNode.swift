/// Nodes one below the other.
///
/// All the room between two drawn things, whoever asks for it, is added up in points and turned into rows
/// once: rounding each part by itself would make a small card six rows tall.
package struct VStackNode: LayoutNode {
  /// How wide it can be.
  package let extent: WidthExtent

  private let children: [any LayoutNode]
  private let alignment: CrossAlignment
  private let spacing: Double

  /// Creates a stack; `spacing` is the room between neighbours in points.
  package init(_ children: [any LayoutNode], alignment: CrossAlignment = .center, spacing: Double = 0) {
    self.children = children
    self.alignment = alignment
    self.spacing = spacing
    extent = .widest(children.map(\.extent))
  }

  /// Measures the children one after the other.
  package func fragment(width: Int) -> Fragment {
    let fragments = children.map { $0.fragment(width: width) }
    let ownWidth = extent.fills ? width : fragments.map(\.size.width).max() ?? 0
    var drawings: [Fragment.Drawing] = []
    var y = 0
    var gap = 0.0
    var gapAbove = 0.0
    var hasDrawn = false
    var hasBoxedTop = false
    for (index, fragment) in fragments.enumerated() {
      if index > 0 { gap += spacing }
      gap += fragment.gapAbove
      if fragment.size.height > 0 {
        if hasDrawn {
          y += CellMetrics.rows(forGap: gap)
        } else {
          gapAbove = gap
          hasBoxedTop = fragment.hasBoxedTop
          hasDrawn = true
        }
        gap = 0
      }
      drawings.append(.child(fragment, at: CellPoint(x: 0, y: y), horizontal: alignment))
      y += fragment.size.height
      gap += fragment.gapBelow
    }
    var result = Fragment(
      size: CellSize(width: ownWidth, height: y),
      gapAbove: gapAbove,
      gapBelow: gap,
      drawings: drawings
    )
    result.hasBoxedTop = hasBoxedTop
    return result
  }
}
