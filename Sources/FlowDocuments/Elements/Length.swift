/// A length of the view.
package enum Length: Hashable, Sendable {
  /// Points.
  case points(Double)
  /// A part of the screen's width or height.
  case screen(Double)
  /// The inset at the start or end of the axis: top and bottom, leading and trailing.
  case safeAreaStart
  /// The inset at the end of the axis.
  case safeAreaEnd

  /// Nothing.
  package static let zero = Length.points(0)
}
