/// A bar or a ring that shows a part of a whole (5.x).
package struct ProgressElement: Sendable {
  /// How it grows.
  package enum Shape: Hashable, Sendable {
    /// A bar that grows from here, from the middle both ways.
    case horizontal(HorizontalAlignment)
    /// A bar that grows from here, from the middle both ways.
    case vertical(VerticalAlignment)
    /// A ring, or a pie when it has no thickness.
    case radial(isPie: Bool)
  }

  /// How it grows.
  package let shape: Shape
  /// What it is drawn with.
  package let asset: AssetReference?
  /// What holds its value; it starts at 0.
  package let value: Binding?
  /// The values that stand for nothing and for all; the second is never below the first.
  package let range: ClosedRange<Double>

  /// Creates a progress.
  package init(shape: Shape, asset: AssetReference?, value: Binding?, range: ClosedRange<Double>) {
    self.shape = shape
    self.asset = asset
    self.value = value
    self.range = range
  }
}
