public import FlowDocuments
public import TerminalUI

/// A pager on a drawn screen, of which one page is seen.
public struct PlacedPager: Hashable, Sendable {
  /// Where it stands in the file.
  public let pointer: JSONPointer

  /// The page that is seen, counted from 0.
  public let page: Int

  /// How many pages it has.
  public let count: Int

  /// What holds the number of the page for the flow's script; nil where none does.
  public let binding: Binding?

  /// The rows and columns that it covers on the grid of its region.
  public let frame: CellRect

  /// Creates a placed pager.
  public init(pointer: JSONPointer, page: Int, count: Int, binding: Binding? = nil, frame: CellRect) {
    self.pointer = pointer
    self.page = page
    self.count = count
    self.binding = binding
    self.frame = frame
  }
}
