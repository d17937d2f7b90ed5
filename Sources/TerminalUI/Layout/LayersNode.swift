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
    let fragments = layers.map { $0.node.fragment(width: width) }
    let ownWidth = extent.fills ? width : fragments.map(\.size.width).max() ?? 0
    let base = zip(layers, fragments).first { $0.isReadable && $1.size.height > 0 }?.1
    // Rows below the first readable layer, rows above it, and the tallest picture behind it.
    var above: [(Fragment, Layer)] = []
    var below: [(Fragment, Layer)] = []
    var onBase: [(Fragment, Layer)] = []
    var hasBase = false
    for (layer, fragment) in zip(layers, fragments) {
      guard layer.isReadable, fragment.size.height > 0 else {
        onBase.append((fragment, layer))
        continue
      }
      guard hasBase, let base else {
        hasBase = true
        onBase.append((fragment, layer))
        continue
      }
      if layer.vertical == .start {
        if base.hasBoxedTop, fragment.size.height == 1, fragment.size.width + 4 <= base.size.width {
          onBase.append((fragment, layer))
        } else {
          above.append((fragment, layer))
        }
      } else {
        below.append((fragment, layer))
      }
    }
    let baseHeight = onBase.map(\.0.size.height).max() ?? 0
    let top = above.reduce(0) { $0 + $1.0.size.height }
    var drawings: [Fragment.Drawing] = []
    for (fragment, layer) in onBase {
      let isBadge =
        fragment.size.height == 1 && base?.hasBoxedTop == true && layer.vertical == .start && layer.isReadable
      let y = top + layer.vertical.offset(of: fragment.size.height, in: baseHeight)
      drawings.append(
        .child(
          fragment,
          at: CellPoint(x: badgeX(fragment, layer, ownWidth, isBadge), y: y),
          horizontal: isBadge ? nil : layer.horizontal
        )
      )
    }
    var y = 0
    for (fragment, layer) in above {
      drawings.append(.child(fragment, at: CellPoint(x: 0, y: y), horizontal: layer.horizontal))
      y += fragment.size.height
    }
    y = top + baseHeight
    for (fragment, layer) in below {
      drawings.append(.child(fragment, at: CellPoint(x: 0, y: y), horizontal: layer.horizontal))
      y += fragment.size.height
    }
    var result = Fragment(
      size: CellSize(width: ownWidth, height: y),
      gapAbove: base?.gapAbove ?? 0,
      gapBelow: base?.gapBelow ?? 0,
      drawings: drawings
    )
    result.hasBoxedTop = above.isEmpty && base?.hasBoxedTop == true && base?.size.height == baseHeight
    return result
  }

  /// A badge keeps two columns away from the corner of its box.
  private func badgeX(_ fragment: Fragment, _ layer: Layer, _ width: Int, _ isBadge: Bool) -> Int {
    guard isBadge else { return 0 }
    let free = max(0, width - fragment.size.width - 4)
    return 2 + layer.horizontal.offset(of: 0, in: free)
  }
}
