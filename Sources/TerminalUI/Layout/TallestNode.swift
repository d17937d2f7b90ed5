/// A node with the room of the tallest of several: what stands below it stays where it is when another of them
/// takes its place.
package struct TallestNode: LayoutNode {
  /// How wide it can be: what it shows decides.
  package var extent: WidthExtent { shown.extent }

  private let shown: any LayoutNode
  private let others: [any LayoutNode]
  private let vertical: CrossAlignment

  /// Shows one node and keeps the room of the others.
  package init(_ shown: any LayoutNode, others: [any LayoutNode], vertical: CrossAlignment = .center) {
    self.shown = shown
    self.others = others
    self.vertical = vertical
  }

  /// Measures all of them at the same width.
  package func fragment(width: Int) -> Fragment {
    let fragment = shown.fragment(width: width)
    let tallest = others.map { $0.fragment(width: width).size.height }.max() ?? 0
    guard tallest > fragment.size.height else { return fragment }
    return Fragment(
      size: CellSize(width: fragment.size.width, height: tallest),
      drawings: [
        .child(
          fragment,
          at: CellPoint(x: 0, y: vertical.offset(of: fragment.size.height, in: tallest)),
          horizontal: nil
        )
      ]
    )
  }
}
