import LocaleMatching
import PreviewModel
import TerminalUI

/// Where the texts of a table stand in the middle pane.
struct TextsArea {
  /// What the columns are, or a filter.
  let head: CellRect

  /// The rows of the texts.
  let list: CellRect

  /// The key of the selected text and what the reference says; empty where the reasons stand beside it.
  let foot: CellRect

  /// The column of the texts, behind that of the marks.
  let texts: CellRect

  /// The column of the reference; nil where there is no room for it.
  let reference: CellRect?

  /// Divides the pane for a table; its reference has a column where another folder is shown.
  init(_ areas: FrameAreas, _ session: TableSession?) {
    let preview = session?.preview
    let comparesWithReference = preview?.reference != preview?.resolution.folder
    let inside = areas.innerArea(.paywall).inset(horizontal: 1, vertical: 0)
    let width = inside.size.width
    let footRows =
      areas.panes.count < Pane.allCases.count && inside.size.height >= Self.heightForFoot ? Self.footRows : 0
    head = CellRect(x: inside.minX, y: inside.minY, width: width, height: min(1, inside.size.height))
    list = CellRect(
      x: inside.minX,
      y: head.maxY,
      width: width,
      height: max(0, inside.size.height - 1 - footRows)
    )
    foot = CellRect(x: inside.minX, y: list.maxY, width: width, height: footRows)
    let room = max(0, width - Self.markColumns)
    let isWide = comparesWithReference && room >= Self.widthForReference
    let column = isWide ? (room - Self.gap) / 2 : room
    let start = list.minX + Self.markColumns
    texts = CellRect(x: start, y: list.minY, width: column, height: list.size.height)
    reference =
      isWide
      ? CellRect(
        x: start + column + Self.gap,
        y: list.minY,
        width: room - column - Self.gap,
        height: list.size.height
      ) : nil
  }

  /// The columns of a mark and the blank behind it.
  static let markColumns = 2

  private static let gap = 2

  /// With fewer columns beside the marks than this the reference is told of the selected text only.
  private static let widthForReference = 64

  /// A line, the key and the reference.
  private static let footRows = 3

  /// With fewer rows than this the texts have them all.
  private static let heightForFoot = 10

  /// The rows of the list.
  var rows: Int { max(1, list.size.height) }
}
