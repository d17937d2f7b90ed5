/// A node with paint behind it.
package struct GroundNode: LayoutNode {
  /// How wide it can be.
  package let extent: WidthExtent

  private let child: any LayoutNode
  private let paint: Paint
  private let coversGaps: Bool

  /// Creates a ground.
  ///
  /// `coversGaps`: whether it reaches over the room that its content keeps above and below, as it does on
  /// anything but a small badge.
  package init(_ child: any LayoutNode, paint: Paint, coversGaps: Bool = true) {
    self.child = child
    self.paint = paint
    self.coversGaps = coversGaps
    extent = child.extent
  }

  /// As large as the child, with the rows that its own gaps ask for.
  package func fragment(width: Int) -> Fragment {
    child.fragment(width: width).standing(on: paint, coversGaps: coversGaps)
  }
}

extension Fragment {
  /// The fragment with paint behind it, and behind its gaps if they are to be covered.
  func standing(on paint: Paint, coversGaps: Bool = true) -> Fragment {
    guard size.height > 0 else { return self }
    let above = coversGaps ? CellMetrics.rows(forGap: gapAbove) : 0
    let below = coversGaps ? CellMetrics.rows(forGap: gapBelow) : 0
    var result = Fragment(
      size: CellSize(width: size.width, height: size.height + above + below),
      gapAbove: coversGaps ? 0 : gapAbove,
      gapBelow: coversGaps ? 0 : gapBelow,
      drawings: [.ground(paint), .child(self, at: CellPoint(x: 0, y: above), horizontal: nil)]
    )
    result.hasBoxedTop = hasBoxedTop && above == 0
    return result
  }
}
