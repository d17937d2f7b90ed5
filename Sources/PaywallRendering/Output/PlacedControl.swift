package import FlowDocuments
package import TerminalUI

/// Something on a screen that a person can press, turn or type into, and where it stands.
package struct PlacedControl: Hashable, Sendable {
  /// Where its element stands in the file.
  package let pointer: JSONPointer

  /// The rows and columns that it covers on the grid of its region.
  package let frame: CellRect

  /// Creates a placed control.
  package init(pointer: JSONPointer, frame: CellRect) {
    self.pointer = pointer
    self.frame = frame
  }
}
