#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A colour that changes from one point of an area to another.
package struct Gradient: Hashable, Sendable {
  /// A colour at a place on the line, 0 for its start and 1 for its end.
  package struct Stop: Hashable, Sendable {
    let color: CellColor
    let position: Double

    /// Creates a stop; a colour of the terminal's own cannot be mixed, and counts as black.
    package init(_ color: CellColor, at position: Double) {
      self.color = color
      self.position = Gradient.bounded(position)
    }
  }

  /// A point of an area: 0, 0 is its top left corner and 1, 1 its bottom right one.
  package struct Point: Hashable, Sendable {
    let x: Double
    let y: Double

    /// Creates a point; it may lie outside the area.
    package init(x: Double, y: Double) {
      self.x = Gradient.bounded(x)
      self.y = Gradient.bounded(y)
    }
  }

  /// How the colours run.
  package enum Shape: Hashable, Sendable {
    /// Along the line from the start to the end.
    case line
    /// From the start outwards; the end lies on the last circle.
    case circles
    /// Around the start with the clock; the first colour is where the end lies.
    case turn
  }

  private let shape: Shape
  private let start: Point
  private let end: Point

  /// The colours along the line: neighbouring cells share one, so that a frame does not change colour at
  /// every cell.
  private var steps: [CellColor]

  private static let stepCount = 24

  /// Creates a gradient; nil without stops.
  package init?(_ stops: [Stop], _ shape: Shape = .line, from start: Point, to end: Point) {
    guard !stops.isEmpty else { return nil }
    self.shape = shape
    self.start = start
    self.end = end
    // A stable order: of two stops at one place the later one begins there.
    let sorted = stops.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
    steps = (0..<Self.stepCount).map { step in
      Self.color(at: (Double(step) + 0.5) / Double(Self.stepCount), along: sorted)
    }
  }

  /// The colour in the middle of the line.
  var middle: CellColor { steps[steps.count / 2] }

  /// The same with less of it, from 1 for all to 0.
  func faded(to part: Double) -> Gradient {
    guard part < 1 else { return self }
    var faded = self
    faded.steps = steps.map { $0.faded(to: part) }
    return faded
  }

  /// The colour in the middle of a cell of an area; `x` and `y` count from its top left cell.
  func color(x: Int, y: Int, in size: CellSize) -> CellColor {
    let (width, height) = (end.x - start.x, end.y - start.y)
    let length = width * width + height * height
    guard length > 0, size.width > 0, size.height > 0 else { return steps[0] }
    let across = (Double(x) + 0.5) / Double(size.width) - start.x
    let down = (Double(y) + 0.5) / Double(size.height) - start.y
    let place: Double
    switch shape {
    case .line: place = (across * width + down * height) / length
    case .circles: place = ((across * across + down * down) / length).squareRoot()
    case .turn:
      let turn = (atan2(down, across) - atan2(height, width)) / (2 * Double.pi)
      place = turn - turn.rounded(.down)
    }
    return steps[min(Int(min(max(place, 0), 1) * Double(steps.count)), steps.count - 1)]
  }

  /// A number of a file as one that can be reckoned with.
  private static func bounded(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -100), 100) : 0
  }

  private static func color(at place: Double, along stops: [Stop]) -> CellColor {
    guard let after = stops.firstIndex(where: { $0.position > place }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (low, high) = (stops[after - 1], stops[after])
    return low.color.mixed(with: high.color, (place - low.position) / (high.position - low.position))
  }
}

extension CellColor {
  /// A colour between two, alpha too.
  fileprivate func mixed(with other: CellColor, _ part: Double) -> CellColor {
    let color = (rgb ?? .black).mixed(with: other.rgb ?? .black, part)
    let alpha = Double(alpha) + (Double(other.alpha) - Double(alpha)) * part
    return .rgb(red: color.red, green: color.green, blue: color.blue, alpha: UInt8(min(max(alpha, 0), 255)))
  }
}
