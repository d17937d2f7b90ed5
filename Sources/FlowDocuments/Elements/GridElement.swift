/// A row or column that divides its room among its items.
public struct GridElement: Sendable {
  /// The direction in which the items stand.
  public enum Axis: Sendable {
    /// Side by side.
    case row
    /// One below the other.
    case column
  }

  /// One cell of a row or column.
  public struct Item: Sendable {
    /// How much of the room it gets.
    public enum Share: Hashable, Sendable {
      /// A share of what the fixed items leave.
      case weight(Int)
      /// Exactly this.
      case fixed(Length)

      /// The weight; nil for a fixed item.
      public var weight: Int? {
        if case .weight(let weight) = self { weight } else { nil }
      }

      /// The length of a fixed item; nil for one with a weight.
      public var length: Length? {
        if case .fixed(let length) = self { length } else { nil }
      }
    }

    /// Its share.
    public let share: Share
    /// Where its content stands from side to side.
    public let horizontal: HorizontalAlignment
    /// Where its content stands from top to bottom.
    public let vertical: VerticalAlignment
    /// What is in it.
    public let content: Element

    /// Creates an item.
    public init(
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
  public enum Sizing: String, Sendable {
    /// All the room that it is offered.
    case fill
    /// As much as its fixed items need; the weighted ones have nothing to share.
    case hug
  }

  /// The direction.
  public let axis: Axis
  /// How long it is in that direction.
  public let sizing: Sizing
  /// Room between neighbours in points.
  public let spacing: Double
  /// The items in order.
  public let items: [Item]

  /// Creates a row or column.
  public init(axis: Axis, sizing: Sizing = .fill, spacing: Double = 0, items: [Item]) {
    self.axis = axis
    self.sizing = sizing
    self.spacing = spacing
    self.items = items
  }
}
