/// A measured node: its size, what it draws, and where its children stand in it.
///
/// Places are logical: from the side where lines start. Drawing turns them round for right-to-left screens.
package struct Fragment: Sendable {
  /// What is drawn.
  enum Drawing: Sendable {
    /// Lines of text in logical order, one a row, each aligned in the width of the fragment.
    case paragraphs([BrokenParagraph], CrossAlignment)
    /// A box along the edge.
    case box(BorderStyle, CellStyle)
    /// Paint over what was drawn before.
    case ground(Paint)
    /// Blanks, on the ground that is there.
    case blank
    /// A picture, from the top left corner.
    case picture(HalfBlocks)
    /// A child with its top leading corner; a centred one knows no direction and is given its place.
    case child(Fragment, at: CellPoint, horizontal: CrossAlignment?)
  }

  /// Its rows and columns.
  package var size: CellSize

  /// The room above what is drawn, in points, that the parent has not yet turned into rows.
  package var gapAbove: Double

  /// The room below what is drawn, in points.
  package var gapBelow: Double

  /// Whether its first row is the upper edge of a box, which something small may be drawn on.
  var hasBoxedTop = false

  /// The rows that a text needs where it is really shown, when those are more than it may have there.
  var neededRows: Int?

  /// What lies behind all that stands in front of the fragment; nil for nothing.
  package internal(set) var backdrop: Backdrop?

  /// What is drawn, the last on top.
  var drawings: [Drawing]

  /// A number that the caller knows the fragment by.
  var tag: Int?

  init(size: CellSize, gapAbove: Double = 0, gapBelow: Double = 0, drawings: [Drawing] = [], tag: Int? = nil)
  {
    self.size = size
    self.gapAbove = gapAbove
    self.gapBelow = gapBelow
    self.drawings = drawings
    self.tag = tag
  }

  /// A picture, as large as it is.
  package init(_ picture: HalfBlocks) {
    self.init(size: picture.size, drawings: [.picture(picture)])
  }

  /// Takes no room and draws nothing.
  package static let empty = Fragment(size: .zero)
}
