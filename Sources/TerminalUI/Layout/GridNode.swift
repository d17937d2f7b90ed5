/// Cells side by side that share a width by weight.
///
/// When one of them would be narrower than its longest word, all stand one below the other instead.
package struct GridNode: LayoutNode {
  /// One cell.
  package struct Item: Sendable {
    let node: any LayoutNode
    let share: Share
    let horizontal: CrossAlignment
    let vertical: CrossAlignment

    /// How much of the width a cell gets.
    package enum Share: Hashable, Sendable {
      /// A share of what the fixed ones leave.
      case weight(Int)
      /// This many columns.
      case fixed(Int)
    }

    /// The columns of a fixed cell; 0 for one that has a share.
    fileprivate var fixedColumns: Int {
      if case .fixed(let columns) = share { columns } else { 0 }
    }

    /// Creates a cell.
    package init(
      _ node: any LayoutNode,
      share: Share,
      horizontal: CrossAlignment = .center,
      vertical: CrossAlignment = .center
    ) {
      self.node = node
      self.share = share
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// How wide it can be.
  package let extent: WidthExtent

  private let items: [Item]
  private let spacing: Double

  /// Creates a row that takes all the width, or with `hugs` no more than its fixed cells; `spacing` is the room
  /// between neighbours in points.
  package init(_ items: [Item], spacing: Double = 0, hugs: Bool = false) {
    self.items = items
    self.spacing = spacing
    var extent = WidthExtent.widest(items.map(\.node.extent))
    extent.natural = items.reduce(0) { $0 + (hugs ? $1.fixedColumns : $1.node.extent.natural) }
    extent.fills = !hugs
    self.extent = extent
  }

  /// Divides the width, then measures each cell once.
  package func fragment(width offered: Int) -> Fragment {
    let gaps = CellMetrics.columns(forGap: spacing, in: offered) * max(0, items.count - 1)
    let width = extent.fills ? offered : min(offered, extent.natural + gaps)
    let gap = CellMetrics.columns(forGap: spacing, in: width)
    let widths = widths(in: width - gap * max(0, items.count - 1))
    let fits = zip(items, widths).allSatisfy { $0.node.extent.minimum <= $1 || $0.node.extent.minimum == 0 }
    guard fits else { return stacked(width: width) }
    let fragments = zip(items, widths).map { $0.node.fragment(width: $1) }
    let height = fragments.map(\.size.height).max() ?? 0
    var x = 0
    var drawings: [Fragment.Drawing] = []
    for (index, fragment) in fragments.enumerated() {
      let cell = Fragment(
        size: CellSize(width: widths[index], height: height),
        drawings: [
          .child(
            fragment,
            at: CellPoint(x: 0, y: items[index].vertical.offset(of: fragment.size.height, in: height)),
            horizontal: items[index].horizontal
          )
        ]
      )
      drawings.append(.child(cell, at: CellPoint(x: x, y: 0), horizontal: nil))
      x += widths[index] + gap
    }
    let drawn = fragments.filter { $0.size.height > 0 }
    return Fragment(
      size: CellSize(width: width, height: height),
      gapAbove: drawn.map(\.gapAbove).min() ?? 0,
      gapBelow: drawn.map(\.gapBelow).min() ?? 0,
      drawings: drawings
    )
  }

  private func stacked(width: Int) -> Fragment {
    let rows = items.map { FrameNode($0.node, width: .fill(max: nil), horizontal: $0.horizontal) }
    return VStackNode(rows, spacing: spacing).fragment(width: width)
  }

  private func widths(in room: Int) -> [Int] {
    let fixed = items.map { min($0.fixedColumns, max(0, room)) }
    let weights = items.map { item in
      if case .weight(let weight) = item.share { weight } else { 0 }
    }
    let shares = WidthDivision.split(max(0, room - fixed.reduce(0, +)), by: weights)
    return zip(fixed, shares).map { $0 + $1 }
  }
}
