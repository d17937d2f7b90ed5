/// Elements one after the other, or one over the other.
package struct StackElement: Sendable {
  /// The direction in which a stack grows.
  package enum Axis: Sendable {
    /// From top to bottom.
    case vertical
    /// From leading to trailing.
    case horizontal
    /// Drawn in order, later ones on top.
    case depth
  }

  /// A child of a stack.
  package enum Item: Sendable {
    /// An element.
    case element(Element)
    /// This many flexible gaps.
    case space(count: Int)
  }

  /// The direction.
  package let axis: Axis
  /// Where children stand from side to side; not used by a horizontal stack.
  package let horizontal: HorizontalAlignment
  /// Where children stand from top to bottom; not used by a vertical stack.
  package let vertical: VerticalAlignment
  /// Room between neighbours in points.
  package let spacing: Double
  /// The children in order.
  package let items: [Item]

  /// Creates a stack.
  package init(
    axis: Axis,
    horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center,
    spacing: Double = 0,
    items: [Item]
  ) {
    self.axis = axis
    self.horizontal = horizontal
    self.vertical = vertical
    self.spacing = spacing
    self.items = items
  }
}
