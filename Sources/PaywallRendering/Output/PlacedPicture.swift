package import FlowDocuments
package import TerminalUI

/// A picture of a screen: where it stands and where it comes from.
package struct PlacedPicture: Hashable, Sendable {
  /// The id that its element names.
  package let assetID: String

  /// The level that defines it; nil when nothing does.
  package let origin: MergedAsset.Origin?

  /// Why the picture that the file carries is not drawn; nil when it is, or when the file carries none.
  package let problem: String?

  /// The rows and columns that it covers on the grid of its region.
  package let frame: CellRect

  /// Where its element stands in the file.
  package let pointer: JSONPointer

  /// Creates a placed picture.
  package init(
    assetID: String,
    origin: MergedAsset.Origin?,
    problem: String? = nil,
    frame: CellRect,
    pointer: JSONPointer
  ) {
    self.assetID = assetID
    self.origin = origin
    self.problem = problem
    self.frame = frame
    self.pointer = pointer
  }

  /// The same with the cells that it covers.
  func placed(at frame: CellRect) -> PlacedPicture {
    PlacedPicture(assetID: assetID, origin: origin, problem: problem, frame: frame, pointer: pointer)
  }
}
