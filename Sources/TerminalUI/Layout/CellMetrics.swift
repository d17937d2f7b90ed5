/// How points of a phone become cells.
///
/// A phone of 390 points is 46 columns, and a line of 17-point text is a row of 20 points.
package enum CellMetrics {
  /// The points that a column stands for.
  package static let pointsPerColumn = 8.5

  /// The points that a row stands for.
  package static let pointsPerRow = 20.0

  /// The columns of a horizontal length, at least 0.
  package static func columns(forLength points: Double) -> Int {
    count(points / pointsPerColumn)
  }

  /// The rows of a vertical length, at least 0.
  package static func rows(forLength points: Double) -> Int {
    count(points / pointsPerRow)
  }

  /// The columns of a gap between two things: small ones vanish, large ones stay below an eighth of `width`.
  package static func columns(forGap points: Double, in width: Int) -> Int {
    switch points {
    case ..<6: 0
    case ..<13: 1
    case ..<21: 2
    case ..<30: 3
    default: max(3, min(count(points / pointsPerColumn), width / 8))
    }
  }

  /// The rows of everything between two drawn things together: never more than two, since empty rows cost
  /// a terminal more than they cost a phone.
  package static func rows(forGap points: Double) -> Int {
    switch points {
    case ..<12: 0
    case ..<36: 1
    default: 2
    }
  }

  private static func count(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value.rounded(), 0), 10_000)) : 0
  }
}
