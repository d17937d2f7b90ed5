/// A wheel of texts; the first one is chosen.
public struct WheelElement: Sendable {
  /// The ids of its strings, in order.
  ///
  /// A missing string shows its id, unlike anywhere else.
  public let stringIDs: [String]

  /// Creates a wheel.
  public init(stringIDs: [String]) {
    self.stringIDs = stringIDs
  }
}
