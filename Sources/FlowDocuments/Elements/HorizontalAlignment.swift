/// Where something stands from side to side.
package enum HorizontalAlignment: String, Sendable {
  /// Where lines start in the base direction.
  case leading
  /// Where lines end in the base direction.
  case trailing
  /// At the left, whatever the direction.
  case left
  /// In the middle.
  case center
  /// At the right, whatever the direction.
  case right
  /// Drawn as `center`.
  case justified
}
