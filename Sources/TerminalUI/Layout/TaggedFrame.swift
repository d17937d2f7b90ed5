/// Where a tagged part of a layout was drawn.
package struct TaggedFrame: Hashable, Sendable {
  /// The number that the caller knows it by.
  package let tag: Int

  /// The cells that it covers.
  package let frame: CellRect

  /// The rows that its text needs where it is really shown; nil when it has enough there.
  package let neededRows: Int?

  /// Creates a frame.
  package init(tag: Int, frame: CellRect, neededRows: Int? = nil) {
    self.tag = tag
    self.frame = frame
    self.neededRows = neededRows
  }
}
