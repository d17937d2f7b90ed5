/// A wheel whose rows are numbers a step apart.
struct NumberWheel {
  private let range: ClosedRange<Double>
  private let step: Double

  /// How many rows it has; at least one.
  let count: Int

  /// The place of the row that is chosen.
  let chosen: Int

  /// Makes the wheel of a range, turned to the row that is nearest to a value.
  init(_ range: ClosedRange<Double>, step: Double, value: Double) {
    self.range = range
    self.step = step
    let last = ((range.upperBound - range.lowerBound) / step).rounded(.down)
    count = Int(min(max(last, 0), Self.mostRows)) + 1
    let place = ((value - range.lowerBound) / step).rounded()
    chosen = place.isFinite ? Int(min(max(place, 0), Double(count - 1))) : 0
  }

  /// The number of a row.
  func value(at row: Int) -> Double { range.lowerBound + Double(row) * step }

  /// More than anybody turns through.
  private static let mostRows = 1e9
}
