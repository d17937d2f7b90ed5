/// A frame with lengths of its own.
public struct BoxElement: Sendable {
  /// Its width.
  public let width: BoxLength
  /// Its height.
  public let height: BoxLength
  /// Where the content stands from side to side; does nothing while the width hugs the content.
  public let horizontal: HorizontalAlignment
  /// Where the content stands from top to bottom; does nothing while the height hugs the content.
  public let vertical: VerticalAlignment
  /// What is in it; an empty box takes all room in every axis that has no length.
  public let content: Element?

  /// Creates a box.
  public init(
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
