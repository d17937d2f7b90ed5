/// How wide a node can be, in columns.
public struct WidthExtent: Hashable, Sendable {
  /// The width of its longest word: with less it has to be broken inside.
  public var minimum: Int

  /// The width that it takes when nothing has to wrap.
  public var natural: Int

  /// Whether it takes all the width that it is offered.
  public var fills: Bool

  /// Whether it has a blank column at both sides already, so that a box around it needs no more.
  public var hasAir = false

  /// Creates an extent.
  public init(minimum: Int, natural: Int, fills: Bool = false) {
    self.minimum = minimum
    self.natural = natural
    self.fills = fills
  }

  /// Takes no room.
  public static let zero = WidthExtent(minimum: 0, natural: 0)

  /// The extent with columns added at its sides.
  public func padded(by columns: Int) -> WidthExtent {
    WidthExtent(minimum: minimum + columns, natural: natural + columns, fills: fills)
  }

  /// The extent of nodes that stand one below the other or on top of each other.
  public static func widest(_ extents: [WidthExtent]) -> WidthExtent {
    var widest = extents.reduce(into: WidthExtent.zero) { widest, extent in
      widest.minimum = max(widest.minimum, extent.minimum)
      widest.natural = max(widest.natural, extent.natural)
      widest.fills = widest.fills || extent.fills
    }
    widest.hasAir = widest.natural > 0 && extents.allSatisfy { $0.hasAir || $0.natural == 0 }
    return widest
  }

  /// The extent of nodes that stand side by side.
  public static func sum(_ extents: [WidthExtent]) -> WidthExtent {
    extents.reduce(into: .zero) { sum, extent in
      sum.minimum += extent.minimum
      sum.natural += extent.natural
      sum.fills = sum.fills || extent.fills
    }
  }
}
