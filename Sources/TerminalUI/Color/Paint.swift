/// What a ground is filled with.
package enum Paint: Hashable, Sendable {
  /// One colour, which may be translucent.
  case color(CellColor)
  /// A colour that changes from one point to another.
  case gradient(Gradient)
  /// The colours of a picture.
  case picture(ColorField)

  /// The colour to stand for all of it where only one is possible: of a gradient or picture the one in its
  /// middle.
  package var mainColor: CellColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.middle
    case .picture(let field): field.middle
    }
  }

  /// The same for a depth of colour: where a gradient or picture would be a few stripes, the colour in its middle.
  package func shown(at depth: ColorDepth) -> Paint {
    depth == .trueColor ? self : .color(mainColor)
  }

  /// The same with less of it, from 1 for all to 0.
  package func faded(to part: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.faded(to: part))
    case .gradient(let gradient): .gradient(gradient.faded(to: part))
    case .picture(let field): .picture(field.faded(to: part))
    }
  }

  /// The colour in the middle of a cell of an area; `x` and `y` count from its top left cell.
  func color(x: Int, y: Int, in size: CellSize) -> CellColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.color(x: x, y: y, in: size)
    case .picture(let field): field.color(x: x, y: y, in: size)
    }
  }
}
