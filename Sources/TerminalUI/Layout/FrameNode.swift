/// A node in a frame with a width of its own.
package struct FrameNode: LayoutNode {
  /// A width, in columns.
  package enum Width: Hashable, Sendable {
    /// As wide as the content.
    case content
    /// This wide, or as wide as the longest word inside.
    case fixed(Int)
    /// All the width that is offered, but at most this; nil for no limit.
    case fill(max: Int?)
    /// As wide as the content, but at least this.
    case atLeast(Int)
    /// As wide as the content would like to be, within these bounds.
    case natural(min: Int, max: Int?)
  }

  /// How wide it can be.
  package let extent: WidthExtent

  private let child: any LayoutNode
  private let width: Width
  private let minimumRows: Int
  private let horizontal: CrossAlignment
  private let vertical: CrossAlignment

  /// Creates a frame; it is at least `minimumRows` tall.
  package init(
    _ child: any LayoutNode,
    width: Width = .content,
    minimumRows: Int = 0,
    horizontal: CrossAlignment = .center,
    vertical: CrossAlignment = .center
  ) {
    self.child = child
    self.width = width
    self.minimumRows = minimumRows
    self.horizontal = horizontal
    self.vertical = vertical
    var extent = child.extent
    switch width {
    case .content: break
    case .fixed(let columns):
      extent = WidthExtent(minimum: max(columns, extent.minimum), natural: max(columns, extent.minimum))
    case .fill: extent.fills = true
    case .atLeast(let columns):
      extent.minimum = max(extent.minimum, columns)
      extent.natural = max(extent.natural, columns)
    case .natural(let least, let most):
      extent.natural = max(min(extent.natural, most ?? .max), least)
      extent.minimum = max(min(extent.minimum, extent.natural), least)
      extent.fills = false
    }
    self.extent = extent
  }

  /// Measures the child in the frame's own width.
  package func fragment(width offered: Int) -> Fragment {
    let room: Int =
      switch width {
      case .content, .atLeast: offered
      case .fixed, .natural: min(extent.natural, max(offered, 0))
      case .fill(let limit): limit.map { min($0, offered) } ?? offered
      }
    let inner = child.fragment(width: room)
    let ownWidth: Int =
      switch width {
      case .content: inner.size.width
      case .fixed, .fill: max(room, inner.size.width)
      case .atLeast(let columns), .natural(let columns, _): max(min(columns, offered), inner.size.width)
      }
    let height = max(inner.size.height, minimumRows)
    var result = Fragment(
      size: CellSize(width: ownWidth, height: height),
      gapAbove: inner.gapAbove,
      gapBelow: inner.gapBelow,
      drawings: [
        .child(
          inner,
          at: CellPoint(x: 0, y: vertical.offset(of: inner.size.height, in: height)),
          horizontal: horizontal
        )
      ]
    )
    result.hasBoxedTop = inner.hasBoxedTop && height == inner.size.height
    return result
  }
}
