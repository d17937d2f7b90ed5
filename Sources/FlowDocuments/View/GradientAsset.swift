/// Colours that change along a line, or around a point.
package struct GradientAsset: Hashable, Sendable {
  /// How the colours run.
  package enum Kind: String, Sendable {
    /// Along the line between two points.
    case linear = "linear-gradient"
    /// From a point outwards.
    case radial = "radial-gradient"
    /// Around a point.
    case conic = "conic-gradient"
  }

  /// A colour with its place, 0 for the start and 1 for the end.
  package struct Stop: Hashable, Sendable {
    /// The colour.
    package let color: AssetColor
    /// Its place.
    package let position: Double

    /// Creates a stop.
    package init(color: AssetColor, position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// A point of the area that is filled: 0, 0 is its top left corner and 1, 1 its bottom right one.
  package struct Point: Hashable, Sendable {
    /// From left to right.
    package let x: Double
    /// From top to bottom.
    package let y: Double

    /// Creates a point.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// How the colours run.
  package let kind: Kind
  /// The colours in the order of the file.
  package let stops: [Stop]
  /// Where the line begins.
  package let start: Point
  /// Where the line ends.
  package let end: Point

  /// Creates a gradient.
  package init(kind: Kind, stops: [Stop], start: Point, end: Point) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}
