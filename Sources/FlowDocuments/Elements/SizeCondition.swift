/// A question about sizes that is asked while a screen is drawn (5.1).
///
/// Questions about platform, device and version are settled when the file is read.
package enum SizeCondition: Hashable, Sendable {
  /// What can be measured, in points.
  package enum Metric: String, Sendable {
    /// The room in which an element stands, or its own width; which of the two depends on the element.
    case availableWidth = "available_width"
    /// The same from top to bottom.
    case availableHeight = "available_height"
    /// The width of the screen.
    case screenWidth = "screen_width"
    /// The height of the screen.
    case screenHeight = "screen_height"
  }

  /// The metric lies in this range, ends included.
  case range(Metric, ClosedRange<Double>)
  /// The screen is wider than it is tall, or the other way round.
  case isLandscape(Bool)
  /// Never holds: a question that was settled when the file was read.
  case never
}
