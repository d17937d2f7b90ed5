/// Room at the four edges.
public struct EdgeInsets: Hashable, Sendable {
  /// Where a line of text starts.
  public var leading: Length
  /// At the top.
  public var top: Length
  /// Where a line of text ends.
  public var trailing: Length
  /// At the bottom.
  public var bottom: Length

  /// Creates insets.
  public init(leading: Length, top: Length, trailing: Length, bottom: Length) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No room at any edge.
  public static let zero = EdgeInsets(leading: .zero, top: .zero, trailing: .zero, bottom: .zero)
}
