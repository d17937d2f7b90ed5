/// Colours that change along a line, or around a point.
public struct GradientAsset: Hashable, Sendable {
  /// How the colours run.
  public enum Kind: String, Sendable {
    /// Along the line between two points.
    case linear = "linear-gradient"
    /// From a point outwards.
    case radial = "radial-gradient"
    /// Around a point.
    case conic = "conic-gradient"
  }

  /// A colour with its place, 0 for the start and 1 for the end.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public let color: AssetColor
    /// Its place.
    public let position: Double

    /// Creates a stop.
    public init(color: AssetColor, position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// A point of the area that is filled: 0, 0 is its top left corner and 1, 1 its bottom right one.
  public struct Point: Hashable, Sendable {
    /// From left to right.
    public let x: Double
    /// From top to bottom.
    public let y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// How the colours run.
  public let kind: Kind
  /// The colours in the order of the file.
  public let stops: [Stop]
  /// Where the line begins.
  public let start: Point
  /// Where the line ends.
  public let end: Point

  /// Creates a gradient.
  public init(kind: Kind, stops: [Stop], start: Point, end: Point) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}
