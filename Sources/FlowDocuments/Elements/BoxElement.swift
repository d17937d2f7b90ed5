/// A frame with lengths of its own.
package struct BoxElement: Sendable {
  /// Its width.
  package let width: BoxLength
  /// Its height.
  package let height: BoxLength
  /// Where the content stands from side to side; does nothing while the width hugs the content.
  package let horizontal: HorizontalAlignment
  /// Where the content stands from top to bottom; does nothing while the height hugs the content.
  package let vertical: VerticalAlignment
  /// What is in it; an empty box takes all room in every axis that has no length.
  package let content: Element?

  /// Creates a box.
  package init(
    width: BoxLength = .content,
    height: BoxLength = .content,
    horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center,
    content: Element?
  ) {
    self.width = width
    self.height = height
    self.horizontal = horizontal
    self.vertical = vertical
    self.content = content
  }
}
