/// Where a tagged part of a layout was drawn.
public struct TaggedFrame: Hashable, Sendable {
  /// The number that the caller knows it by.
  public let tag: Int

  /// The cells that it covers.
  public let frame: CellRect

  /// Creates a frame.
  public init(tag: Int, frame: CellRect) {
    self.tag = tag
    self.frame = frame
  }
}
