/// A node that the caller wants to find again: its frame comes with a number.
package struct TaggedNode: LayoutNode {
  /// How wide it can be.
  package var extent: WidthExtent { content.extent }

  private let content: any LayoutNode
  private let tag: Int

  /// Marks a node with a number.
  package init(_ content: any LayoutNode, tag: Int) {
    self.content = content
    self.tag = tag
  }

  /// The same as its content's; a content with a number of its own keeps it.
  package func fragment(width: Int) -> Fragment {
    var inner = content.fragment(width: width)
    guard inner.tag != nil else {
      inner.tag = tag
      return inner
    }
    var outer = Fragment(
      size: inner.size,
      gapAbove: inner.gapAbove,
      gapBelow: inner.gapBelow,
      drawings: [.child(inner, at: .zero, horizontal: nil)],
      tag: tag
    )
    outer.hasBoxedTop = inner.hasBoxedTop
    outer.backdrop = inner.backdrop
    return outer
  }
}
