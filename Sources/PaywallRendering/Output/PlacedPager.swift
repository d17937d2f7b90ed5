package import FlowDocuments
package import TerminalUI

/// A pager on a drawn screen, of which one page is seen.
package struct PlacedPager: Hashable, Sendable {
  /// Where it stands in the file.
  package let pointer: JSONPointer

  /// The page that is seen, counted from 0.
  package let page: Int

  /// How many pages it has.
  package let count: Int

  /// What holds the number of the page for the flow's script; nil where none does.
  package let binding: Binding?

  /// The rows and columns that it covers on the grid of its region.
  package let frame: CellRect

  /// Creates a placed pager.
  package init(pointer: JSONPointer, page: Int, count: Int, binding: Binding? = nil, frame: CellRect) {
    self.pointer = pointer
    self.page = page
    self.count = count
    self.binding = binding
    self.frame = frame
  }
}
