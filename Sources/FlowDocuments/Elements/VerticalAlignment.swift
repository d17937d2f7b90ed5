/// Where something stands from top to bottom.
package enum VerticalAlignment: String, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
}
