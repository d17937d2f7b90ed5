/// Paint for what stands in front of it; it takes no room of its own.
package struct BackdropNode: LayoutNode {
  /// Takes no room.
  package let extent = WidthExtent.zero

  private let backdrop: Backdrop

  /// Creates a backdrop; `columns` is its width where it has one of its own, nil for one as large as its room.
  package init(paint: Paint, columns: Int?) {
    backdrop = Backdrop(paint: paint, columns: columns)
  }

  /// Nothing but the paint.
  package func fragment(width: Int) -> Fragment {
    var fragment = Fragment.empty
    fragment.backdrop = backdrop
    return fragment
  }
}
