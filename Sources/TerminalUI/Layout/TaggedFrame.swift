/// Where a tagged part of a layout was drawn.
public struct TaggedFrame: Hashable, Sendable {
  /// The number that the caller knows it by.
  public let tag: Int

  /// The cells that it covers.
  public let frame: CellRect

  /// The rows that its text needs where it is really shown; nil when it has enough there.
  public let neededRows: Int?

  /// Creates a frame.
  public init(tag: Int, frame: CellRect, neededRows: Int? = nil) {
    self.tag = tag
    self.frame = frame
    self.neededRows = neededRows
  }
}
