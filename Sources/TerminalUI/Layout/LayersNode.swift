/// Nodes on top of each other, drawn in order.
///
/// Where a later node would hide something that can be read, it moves out of the way: onto the upper edge
/// of a box, as a badge does, or above or below. A phone has room for both; cells do not.
package struct LayersNode: LayoutNode {
  /// One of the nodes.
  package struct Layer: Sendable {
    let node: any LayoutNode
    let horizontal: CrossAlignment
    let vertical: CrossAlignment

    /// Creates a layer.
    package init(
      _ node: any LayoutNode,
      horizontal: CrossAlignment = .center,
      vertical: CrossAlignment = .center
    ) {
      self.node = node
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// How wide it can be.
  package let extent: WidthExtent

  private let layers: [Layer]

  /// Creates layers; the last is on top.
  package init(_ layers: [Layer]) {
    self.layers = layers
    extent = .widest(layers.map(\.node.extent))
  }

  /// Measures every layer at the same width.
  package func fragment(width: Int) -> Fragment {
    let placed = placed(width: width)
    let base = placed.first { $0.isReadable }
    let badges = placed.filter { $0.place == .onEdge }
    // What cannot be read lies behind: a line across a price would be all that is left of it.
    let others = placed.filter { !$0.isReadable } + placed.filter { $0.isReadable && $0.place != .onEdge }
    let ownWidth = extent.fills ? width : others.map(\.fragment.size.width).max() ?? 0
    let top = others.filter { $0.place == .above }.reduce(0) { $0 + $1.fragment.size.height }
    let middle = others.filter { $0.place == .within }.map(\.fragment.size.height).max() ?? 0
    var drawings: [Fragment.Drawing] = []
    var (above, below) = (0, top + middle)
    for layer in others {
      let height = layer.fragment.size.height
      switch layer.place {
      case .above:
        drawings.append(layer.drawing(y: above))
        above += height
      case .below:
        drawings.append(layer.drawing(y: below))
        below += height
      case .within, .onEdge:
        drawings.append(layer.drawing(y: top + layer.rowsAbove(in: middle)))
      }
    }
    if let base {
      let corner = CellPoint(
        x: base.layer.horizontal.offset(of: base.fragment.size.width, in: ownWidth),
        y: top + base.rowsAbove(in: middle)
      )
      drawings += badges.map { $0.badge(onEdgeAt: corner, width: base.fragment.size.width) }
    }
    var result = Fragment(
      size: CellSize(width: ownWidth, height: below),
      gapAbove: base?.fragment.gapAbove ?? 0,
      gapBelow: base?.fragment.gapBelow ?? 0,
      drawings: drawings
    )
    result.hasBoxedTop = top == 0 && badges.isEmpty && base?.fragment.hasBoxedTop == true
    return result.standing(before: backdrops(of: placed), columns: base?.fragment.size.width)
  }

  /// The first layer that can be read is the base; later ones make way for it.
  private func placed(width: Int) -> [Placed] {
    var base: Fragment?
    var hasBadge = false
    return layers.map { layer in
      var placed = Placed(layer: layer, fragment: layer.node.fragment(width: width))
      guard placed.isReadable else { return placed }
      guard let base else {
        base = placed.fragment
        return placed
      }
      if layer.vertical == .start, !hasBadge, placed.fitsOnEdge(of: base) {
        placed.place = .onEdge
        hasBadge = true
      } else {
        placed.place = layer.vertical == .start ? .above : .below
      }
      return placed
    }
  }

  /// The backdrops that lie behind what can be read; one above it would hide it.
  private func backdrops(of placed: [Placed]) -> [Backdrop] {
    placed.prefix { !$0.isReadable }.compactMap(\.fragment.backdrop)
  }

  /// A layer that has been measured.
  private struct Placed {
    /// Where a layer stands to the base.
    enum Place {
      case above, within, onEdge, below
    }

    let layer: Layer
    let fragment: Fragment
    var place = Place.within

    /// Whether there is something in it that must not be hidden; a mere line across is not.
    var isReadable: Bool { layer.node.extent.natural > 0 && fragment.size.height > 0 }

    /// Whether it is small enough to stand on the upper edge of a box.
    func fitsOnEdge(of base: Fragment) -> Bool {
      base.hasBoxedTop && fragment.size.height == 1 && fragment.size.width + 6 <= base.size.width
    }

    /// The rows above it in room of this height.
    func rowsAbove(in height: Int) -> Int {
      layer.vertical.offset(of: fragment.size.height, in: height)
    }

    /// Where it stands by its own alignment.
    func drawing(y: Int) -> Fragment.Drawing {
      .child(fragment, at: CellPoint(x: 0, y: y), horizontal: layer.horizontal)
    }

    /// On the edge of a box, with a blank at each side and away from the corners.
    func badge(onEdgeAt corner: CellPoint, width: Int) -> Fragment.Drawing {
      let blank = Fragment(
        size: CellSize(width: fragment.size.width + 2, height: 1),
        drawings: [.blank, .child(fragment, at: CellPoint(x: 1, y: 0), horizontal: nil)]
      )
      let x = corner.x + 2 + layer.horizontal.offset(of: blank.size.width, in: width - 4)
      return .child(blank, at: CellPoint(x: x, y: corner.y), horizontal: nil)
    }
  }
}
