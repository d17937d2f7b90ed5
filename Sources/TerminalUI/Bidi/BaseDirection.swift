/// The direction of a paragraph as a whole: where its lines start, and which way neutral characters lean.
package enum BaseDirection: Hashable, Sendable {
  /// Lines start at the left.
  case leftToRight
  /// Lines start at the right.
  case rightToLeft
  /// As the first letter that has a direction says; left to right when none has.
  ///
  /// From UAX #9, rules P2 and P3.
  case firstStrong
}
