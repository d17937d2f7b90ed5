/// How wide a node can be, in columns.
package struct WidthExtent: Hashable, Sendable {
  /// The width of its longest word: with less it has to be broken inside.
  package var minimum: Int

  /// The width that it takes when nothing has to wrap.
  package var natural: Int

  /// Whether it takes all the width that it is offered.
  package var fills: Bool

  /// Whether it has a blank column at both sides already, so that a box around it needs no more.
  package var hasAir = false

  /// Creates an extent.
  package init(minimum: Int, natural: Int, fills: Bool = false) {
    self.minimum = minimum
    self.natural = natural
    self.fills = fills
  }

  /// Takes no room.
  package static let zero = WidthExtent(minimum: 0, natural: 0)

  /// The extent with columns added at its sides.
  package func padded(by columns: Int) -> WidthExtent {
    WidthExtent(minimum: minimum + columns, natural: natural + columns, fills: fills)
  }

  /// The extent of nodes that stand one below the other or on top of each other.
  package static func widest(_ extents: [WidthExtent]) -> WidthExtent {
    var widest = extents.reduce(into: WidthExtent.zero) { widest, extent in
      widest.minimum = max(widest.minimum, extent.minimum)
      widest.natural = max(widest.natural, extent.natural)
      widest.fills = widest.fills || extent.fills
    }
    widest.hasAir = widest.natural > 0 && extents.allSatisfy { $0.hasAir || $0.natural == 0 }
    return widest
  }

  /// The extent of nodes that stand side by side.
  package static func sum(_ extents: [WidthExtent]) -> WidthExtent {
    extents.reduce(into: .zero) { sum, extent in
      sum.minimum += extent.minimum
      sum.natural += extent.natural
      sum.fills = sum.fills || extent.fills
    }
  }
}
