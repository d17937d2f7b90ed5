public import FlowDocuments
public import TerminalUI

/// Something on a screen that a person can press, turn or type into, and where it stands.
public struct PlacedControl: Hashable, Sendable {
  /// Where its element stands in the file.
  public let pointer: JSONPointer

  /// The rows and columns that it covers on the grid of its region.
  public let frame: CellRect

  /// Creates a placed control.
  public init(pointer: JSONPointer, frame: CellRect) {
    self.pointer = pointer
    self.frame = frame
  }
}
