/// Nodes side by side, from the side where lines start.
///
/// When their longest words do not fit beside each other, they stand one below the other instead.
package struct HStackNode: LayoutNode {
  /// A child of the stack.
  package enum Item: Sendable {
    /// A node.
    case node(any LayoutNode)
    /// Room that takes what the nodes leave, at least one column.
    case space
  }

  /// How wide it can be.
  package let extent: WidthExtent

  private let items: [Item]
  private let alignment: CrossAlignment
  private let spacing: Double

  /// Creates a stack; `spacing` is the room between neighbours in points.
  package init(_ items: [Item], alignment: CrossAlignment = .center, spacing: Double = 0) {
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
    let sum = WidthExtent.sum(items.map(\.extent))
    extent = sum.padded(by: Self.gapColumns(items, spacing, in: 46))
  }

  /// Divides the width, then measures each child once.
  package func fragment(width: Int) -> Fragment {
    let gap = Self.gap(spacing, in: width)
    let room = width - Self.gapColumns(items, spacing, in: width)
    guard items.reduce(0, { $0 + $1.extent.minimum }) <= room else { return stacked(width: width) }
    let widths = WidthDivision.divide(max(0, room), among: items.map(\.extent))
    var x = 0
    var placed: [(fragment: Fragment, x: Int)] = []
    for (index, item) in items.enumerated() {
      guard case .node(let node) = item else {
        x += widths[index] + (isBetweenSpaces(index) ? 0 : gap)
        continue
      }
      let fragment = node.fragment(width: widths[index])
      placed.append((fragment, x))
      x += max(fragment.size.width, node.extent.fills ? widths[index] : 0)
      // A child that draws nothing and takes no columns needs no gap after it.
      if fragment.size.width > 0 { x += gap }
    }
    let last = placed.last.map { $0.x + $0.fragment.size.width } ?? 0
    let ownWidth = extent.fills ? max(width, last) : last
    let height = placed.map(\.fragment.size.height).max() ?? 0
    let drawn = placed.filter { $0.fragment.size.height > 0 }
    return Fragment(
      size: CellSize(width: ownWidth, height: height),
      gapAbove: drawn.map(\.fragment.gapAbove).min() ?? 0,
      gapBelow: drawn.map(\.fragment.gapBelow).min() ?? 0,
      drawings: placed.map { fragment, x in
        let y = alignment.offset(of: fragment.size.height, in: height)
        return .child(fragment, at: CellPoint(x: x, y: y), horizontal: nil)
      }
    )
  }

  /// Whether a gap is followed by another one: together they are one wide gap.
  private func isBetweenSpaces(_ index: Int) -> Bool {
    guard items.indices.contains(index + 1), case .space = items[index + 1] else { return false }
    return true
  }

  private func stacked(width: Int) -> Fragment {
    let nodes = items.compactMap { item in
      if case .node(let node) = item { node } else { nil }
    }
    return VStackNode(nodes).fragment(width: width)
  }

  private static func gapColumns(_ items: [Item], _ spacing: Double, in width: Int) -> Int {
    let spaceRuns = zip(items, items.dropFirst()).count { pair in
      if case (.space, .space) = pair { true } else { false }
    }
    return max(0, items.count - 1 - spaceRuns) * gap(spacing, in: width)
  }

  /// At least a column: two words that touch would be read as one.
  private static func gap(_ spacing: Double, in width: Int) -> Int {
    max(1, CellMetrics.columns(forGap: spacing, in: width))
  }
}

extension HStackNode.Item {
  /// How wide it can be.
  fileprivate var extent: WidthExtent {
    switch self {
    case .node(let node): node.extent
    case .space: WidthExtent(minimum: 1, natural: 1, fills: true)
    }
  }
}
