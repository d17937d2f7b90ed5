import TerminalUI

/// Where a list or text stands that lies over the panes.
struct OverlayArea {
  /// The box.
  let frame: CellRect

  /// The cells inside its lines.
  let inside: CellRect

  /// The rows of its list, above a line for what is worth knowing of the selected row.
  let list: CellRect

  /// The rows below the list; none where the list has them all.
  var foot: CellRect {
    CellRect(
      x: inside.minX,
      y: list.maxY + 1,
      width: inside.size.width,
      height: max(0, inside.maxY - list.maxY - 1)
    )
  }

  init(size: CellSize) {
    let margin = size.width >= 100 ? 4 : 0
    frame = CellRect(x: margin, y: 0, width: max(0, size.width - 2 * margin), height: max(0, size.height - 1))
    inside = frame.inset(horizontal: 2, vertical: 1)
    let footRows = inside.size.height < Self.heightForFoot ? 0 : Self.footRows
    list = CellRect(
      x: inside.minX,
      y: inside.minY + Self.headRows,
      width: inside.size.width,
      height: max(0, inside.size.height - Self.headRows - footRows)
    )
  }

  /// The rows above the list: what its columns mean, or a filter.
  static let headRows = 1

  /// The rows below the list, for the selected row.
  static let footRows = 3

  /// Where fewer rows than this are free, the list has them all.
  private static let heightForFoot = 8

  /// The rows of the list.
  var listRows: Int { max(1, list.size.height) }

  /// Clears the box and draws its lines and title.
  func drawFrame(_ title: String, on grid: inout CellGrid) {
    grid.fill(frame, with: .blank)
    grid.drawBox(frame, border: .rounded, style: Theme.line)
    let text = " \(title) ".truncated(toWidth: max(0, frame.size.width - 4))
    grid.write(
      text,
      at: CellPoint(x: frame.minX + 2, y: frame.minY),
      style: Theme.focusedTitle,
      clippedTo: frame
    )
  }

  /// Writes what is worth knowing of the selected row, as much of it as there is room for.
  func drawFoot(on grid: inout CellGrid, _ write: (inout WhyText) -> Void) {
    var text = WhyText(width: foot.size.width)
    write(&text)
    for (row, line) in text.lines.prefix(foot.size.height).enumerated() {
      grid.write(line, row: row, in: foot)
    }
  }
}
