/// The numbers that a slider or a wheel can have.
package struct ControlRange: Hashable, Sendable {
  /// The smallest and the largest.
  package let bounds: ClosedRange<Double>

  /// How far apart they stand.
  package let step: Double

  /// Creates a range; the step is above 0.
  package init(_ bounds: ClosedRange<Double>, step: Double) {
    self.bounds = bounds
    self.step = step
  }

  /// The nearest number that there is.
  func nearest(to number: Double) -> Double {
    guard number.isFinite else { return bounds.lowerBound }
    let clamped = min(max(number, bounds.lowerBound), bounds.upperBound)
    let steps = ((clamped - bounds.lowerBound) / step).rounded()
    let snapped = bounds.lowerBound + steps * step
    return steps.isFinite && snapped <= bounds.upperBound ? snapped : clamped
  }
}
