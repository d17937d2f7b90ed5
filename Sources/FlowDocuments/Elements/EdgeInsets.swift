/// Room at the four edges.
package struct EdgeInsets: Hashable, Sendable {
  /// Where a line of text starts.
  package var leading: Length
  /// At the top.
  package var top: Length
  /// Where a line of text ends.
  package var trailing: Length
  /// At the bottom.
  package var bottom: Length

  /// Creates insets.
  package init(leading: Length, top: Length, trailing: Length, bottom: Length) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No room at any edge.
  package static let zero = EdgeInsets(leading: .zero, top: .zero, trailing: .zero, bottom: .zero)
}
