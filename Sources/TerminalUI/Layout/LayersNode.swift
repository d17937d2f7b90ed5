/// Nodes on top of each other, drawn in order.
///
/// Where a later node with something to read would hide an earlier one, it moves out of the way: onto the
/// upper edge of a box, as a badge does, or above or below. A phone has room for both; cells do not.
public struct LayersNode: LayoutNode {
  /// One of the nodes.
  public struct Layer: Sendable {
    let node: any LayoutNode
    let horizontal: CrossAlignment
    let vertical: CrossAlignment
    let isReadable: Bool

    /// Creates a layer; `isReadable` says whether there is something in it that must not be hidden.
    public init(
      _ node: any LayoutNode,
      horizontal: CrossAlignment = .center,
      vertical: CrossAlignment = .center,
      isReadable: Bool
    ) {
      self.node = node
      self.horizontal = horizontal
      self.vertical = vertical
      self.isReadable = isReadable
    }
  }

  /// How wide it can be.
  public let extent: WidthExtent

  private let layers: [Layer]

  /// Creates layers; the last is on top.
  public init(_ layers: [Layer]) {
    self.layers = layers
    extent = .widest(layers.map(\.node.extent))
  }

  /// Measures every layer at the same width.
  public func fragment(width: Int) -> Fragment {
    var above: [Placed] = []
    var onBase: [Placed] = []
    var badges: [Placed] = []
    var below: [Placed] = []
    var base: Fragment?
    for layer in layers {
      let placed = Placed(layer: layer, fragment: layer.node.fragment(width: width))
      if !layer.isReadable || placed.fragment.size.height == 0 {
        onBase.append(placed)
      } else if let base {
        if layer.vertical == .start, placed.fitsOnEdge(of: base) {
          badges.append(placed)
        } else if layer.vertical == .start {
          above.append(placed)
        } else {
          below.append(placed)
        }
      } else {
        base = placed.fragment
        onBase.append(placed)
      }
    }
    let ownWidth = extent.fills ? width : (above + onBase + below).map(\.fragment.size.width).max() ?? 0
    let baseHeight = onBase.map(\.fragment.size.height).max() ?? 0
    var drawings: [Fragment.Drawing] = []
    var y = 0
    for placed in above {
      drawings.append(placed.drawing(y: y))
      y += placed.fragment.size.height
    }
    for placed in onBase {
      drawings.append(
        placed.drawing(y: y + placed.layer.vertical.offset(of: placed.fragment.size.height, in: baseHeight))
      )
    }
    for placed in badges { drawings.append(placed.badge(y: y, width: ownWidth)) }
    y += baseHeight
    for placed in below {
      drawings.append(placed.drawing(y: y))
      y += placed.fragment.size.height
    }
    var result = Fragment(
      size: CellSize(width: ownWidth, height: y),
      gapAbove: base?.gapAbove ?? 0,
      gapBelow: base?.gapBelow ?? 0,
      drawings: drawings
    )
    result.hasBoxedTop = above.isEmpty && base?.hasBoxedTop == true
    return result
  }

  /// A layer that has been measured.
  private struct Placed {
    let layer: Layer
    let fragment: Fragment

    /// Whether it is small enough to stand on the upper edge of a box.
    func fitsOnEdge(of base: Fragment) -> Bool {
      base.hasBoxedTop && fragment.size.height == 1 && fragment.size.width + 6 <= base.size.width
    }

    /// Where it stands by its own alignment.
    func drawing(y: Int) -> Fragment.Drawing {
      .child(fragment, at: CellPoint(x: 0, y: y), horizontal: layer.horizontal)
    }

    /// On the edge of a box, with a blank at each side and away from the corners.
    func badge(y: Int, width: Int) -> Fragment.Drawing {
      let blank = Fragment(
        size: CellSize(width: fragment.size.width + 2, height: 1),
        drawings: [.fill(.blank), .child(fragment, at: CellPoint(x: 1, y: 0), horizontal: nil)]
      )
      let x = 2 + layer.horizontal.offset(of: blank.size.width, in: width - 4)
      return .child(blank, at: CellPoint(x: x, y: y), horizontal: nil)
    }
  }
}
