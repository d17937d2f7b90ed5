/// A node with room around it, in points.
package struct PaddingNode: LayoutNode {
  /// How wide it can be.
  package let extent: WidthExtent

  private let child: any LayoutNode
  private let leading: Double
  private let trailing: Double
  private let top: Double
  private let bottom: Double

  /// Creates a node with room around it.
  package init(_ child: any LayoutNode, leading: Double, top: Double, trailing: Double, bottom: Double) {
    self.child = child
    self.leading = leading
    self.trailing = trailing
    self.top = top
    self.bottom = bottom
    let before = CellMetrics.columns(forGap: leading, in: 46)
    let after = CellMetrics.columns(forGap: trailing, in: 46)
    // Room around nothing is nothing to read.
    var extent = child.extent.natural > 0 ? child.extent.padded(by: before + after) : child.extent
    extent.hasAir = child.extent.hasAir || before > 0 && after > 0
    self.extent = extent
  }

  /// Gives up its columns rather than the words of its child when there is no room for both.
  package func fragment(width: Int) -> Fragment {
    var before = CellMetrics.columns(forGap: leading, in: width)
    var after = CellMetrics.columns(forGap: trailing, in: width)
    if width - before - after < child.extent.minimum { (before, after) = (0, 0) }
    let inner = child.fragment(width: max(0, width - before - after))
    guard inner.size.width > 0 || inner.size.height > 0 else {
      var result = Fragment(
        size: .zero,
        gapAbove: inner.gapAbove + top,
        gapBelow: inner.gapBelow + bottom,
        drawings: [.child(inner, at: .zero, horizontal: nil)]
      )
      result.backdrop = inner.backdrop
      return result
    }
    var result = Fragment(
      size: CellSize(width: inner.size.width + before + after, height: inner.size.height),
      gapAbove: inner.gapAbove + top,
      gapBelow: inner.gapBelow + bottom,
      drawings: [.child(inner, at: CellPoint(x: before, y: 0), horizontal: nil)]
    )
    result.hasBoxedTop = inner.hasBoxedTop
    return result
  }
}
