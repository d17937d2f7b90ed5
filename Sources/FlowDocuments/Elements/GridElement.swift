/// A row or column that divides its room among its items.
package struct GridElement: Sendable {
  /// The direction in which the items stand.
  package enum Axis: Sendable {
    /// Side by side.
    case row
    /// One below the other.
    case column
  }

  /// One cell of a row or column.
  package struct Item: Sendable {
    /// How much of the room it gets.
    package enum Share: Hashable, Sendable {
      /// A share of what the fixed items leave.
      case weight(Int)
      /// Exactly this.
      case fixed(Length)

      /// The weight; nil for a fixed item.
      package var weight: Int? {
        if case .weight(let weight) = self { weight } else { nil }
      }

      /// The length of a fixed item; nil for one with a weight.
      package var length: Length? {
        if case .fixed(let length) = self { length } else { nil }
      }
    }

    /// Its share.
    package let share: Share
    /// Where its content stands from side to side.
    package let horizontal: HorizontalAlignment
    /// Where its content stands from top to bottom.
    package let vertical: VerticalAlignment
    /// What is in it.
    package let content: Element

    /// Creates an item.
    package init(
      share: Share,
      horizontal: HorizontalAlignment = .center,
      vertical: VerticalAlignment = .center,
      content: Element
    ) {
      self.share = share
      self.horizontal = horizontal
      self.vertical = vertical
      self.content = content
    }
  }

  /// How long it is in its own direction.
  package enum Sizing: String, Sendable {
    /// All the room that it is offered.
    case fill
    /// As much as its fixed items need; the weighted ones have nothing to share.
    case hug
  }

  /// The direction.
  package let axis: Axis
  /// How long it is in that direction.
  package let sizing: Sizing
  /// Room between neighbours in points.
  package let spacing: Double
  /// The items in order.
  package let items: [Item]

  /// Creates a row or column.
  package init(axis: Axis, sizing: Sizing = .fill, spacing: Double = 0, items: [Item]) {
    self.axis = axis
    self.sizing = sizing
    self.spacing = spacing
    self.items = items
  }
}
