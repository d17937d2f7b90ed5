/// A system slider, as wide as the room that it is offered (5.x).
package struct SliderElement: Sendable {
  /// What holds its value; it starts at 0.
  package let value: Binding?
  /// The smallest and the largest value; the second is never below the first.
  package let range: ClosedRange<Double>
  /// How far apart its values stand.
  package let step: Double

  /// Creates a slider.
  package init(value: Binding?, range: ClosedRange<Double>, step: Double = 1) {
    self.value = value
    self.range = range
    self.step = step
  }
}
