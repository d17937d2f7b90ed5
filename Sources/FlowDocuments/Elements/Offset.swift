/// How far a drawing is moved.
public struct Offset: Hashable, Sendable {
  /// Towards the end of a line; negative towards its start.
  public var x: Length
  /// Down; negative up.
  public var y: Length

  /// Creates an offset.
  public init(x: Length, y: Length) {
    self.x = x
    self.y = y
  }

  /// No move.
  public static let zero = Offset(x: .zero, y: .zero)
}
