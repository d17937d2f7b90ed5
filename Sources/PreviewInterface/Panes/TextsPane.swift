import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

/// The texts of a table as the app shows them, key by key, with a mark at each that is not as it should be.
enum TextsPane {
  /// The title: the table and the folder that serves it.
  static func title(_ session: TableSession) -> String {
    let folder = session.preview.resolution.folder.map { "\($0.rawValue.drawable).lproj" }
    return "\(session.folders.tableName.drawable.isolated) · \(folder ?? "no folder")"
  }

  /// Draws the pane.
  static func draw(_ shown: Presentation, _ session: TableSession, on grid: inout CellGrid) {
    guard let texts = shown.texts else { return }
    let (state, area) = (shown.state, shown.textsArea)
    drawHead(state, session, found: texts.rows.count, area, on: &grid)
    for row in 0..<area.list.size.height {
      let index = texts.selection.top + row
      guard texts.rows.indices.contains(index) else { break }
      draw(texts.rows[index], row: row, session, area, on: &grid)
      if index == texts.selection.index {
        grid.select(row: row, in: area.list, hasFocus: state.focus == .paywall && state.typing != .filter)
      }
    }
    if texts.rows.isEmpty {
      grid.write(StyledLine(emptyNote(session), style: Theme.quiet), row: 0, in: area.list)
    }
    drawFoot(session, texts.selectedRow, area, on: &grid)
    let below = texts.rows.count - texts.selection.top - area.list.size.height
    if below > 0 {
      let note = " ↓ \(below) "
      let y = shown.areas.innerArea(.paywall).maxY
      grid.write(note, at: CellPoint(x: area.list.maxX - note.cellWidth, y: y), style: Theme.quiet)
    }
  }

  private static func emptyNote(_ session: TableSession) -> String {
    session.texts.filter.isEmpty ? "no folder holds a text" : "nothing is found"
  }

  // MARK: - Head

  /// Whose texts the columns hold, or the filter while there is one.
  private static func drawHead(
    _ state: AppState,
    _ session: TableSession,
    found count: Int,
    _ area: TextsArea,
    on grid: inout CellGrid
  ) {
    let isTyped = state.typing == .filter && state.focus == .paywall
    guard !isTyped, session.texts.filter.isEmpty else {
      let line = StyledLine.filter(
        session.texts.filter,
        isTyped: isTyped,
        found: count,
        width: area.head.size.width
      )
      return grid.write(line, row: 0, in: area.head)
    }
    let folder = session.preview.resolution.folder
    write(
      StyledLine(folder.map { $0.rawValue.drawable } ?? "keys", style: Theme.quiet),
      row: 0,
      in: area.texts.moved(toRowOf: area.head),
      isRightToLeft: folder?.isWrittenRightToLeft ?? false,
      on: &grid
    )
    if let column = area.reference, let reference = session.preview.reference {
      write(
        StyledLine("\(reference.rawValue.drawable), the reference", style: Theme.quiet),
        row: 0,
        in: column.moved(toRowOf: area.head),
        isRightToLeft: reference.isWrittenRightToLeft,
        on: &grid
      )
    }
  }

  // MARK: - Rows

  private static func draw(
    _ text: KitPreview.Row,
    row: Int,
    _ session: TableSession,
    _ area: TextsArea,
    on grid: inout CellGrid
  ) {
    if let mark = text.mark {
      grid.write(
        mark.text,
        at: CellPoint(x: area.list.minX, y: area.list.minY + row),
        style: mark.style,
        clippedTo: area.list
      )
    }
    write(
      StyledLine(text.text.onOneLine, style: text.fate == .keyShown ? Theme.merged : Theme.text),
      row: row,
      in: area.texts,
      isRightToLeft: session.preview.resolution.folder?.isWrittenRightToLeft ?? false,
      on: &grid
    )
    if let column = area.reference, let reference = session.preview.reference {
      write(
        StyledLine((text.referenceText ?? "").onOneLine, style: Theme.quiet),
        row: row,
        in: column,
        isRightToLeft: reference.isWrittenRightToLeft,
        on: &grid
      )
    }
  }

  /// Writes a line at the side of a column where its language starts.
  private static func write(
    _ line: StyledLine,
    row: Int,
    in rect: CellRect,
    isRightToLeft: Bool,
    on grid: inout CellGrid
  ) {
    let shown = line.truncated(toWidth: rect.size.width)
    let x = isRightToLeft ? rect.maxX - shown.width : rect.minX
    grid.write(
      shown,
      at: CellPoint(x: x, y: rect.minY + row),
      base: isRightToLeft ? .rightToLeft : .leftToRight,
      clippedTo: rect
    )
  }

  // MARK: - Foot

  private static func drawFoot(
    _ session: TableSession,
    _ text: KitPreview.Row?,
    _ area: TextsArea,
    on grid: inout CellGrid
  ) {
    guard area.foot.size.height > 0, let text else { return }
    let line = String(repeating: "─", count: area.foot.size.width)
    grid.write(StyledLine(line, style: Theme.line), row: 0, in: area.foot)
    let reference = session.preview.reference?.rawValue.drawable ?? ""
    let label = max("key".count, reference.cellWidth) + 2
    for (row, part) in [("key", text.key), (reference, text.referenceText ?? "not there")].enumerated() {
      let line = StyledLine(runs: [
        StyledRun(part.0.padded(toWidth: label), style: Theme.quiet),
        StyledRun(part.1.onOneLine.isolated),
      ])
      grid.write(line, row: row + 1, in: area.foot)
    }
  }
}

extension KitPreview.Row {
  /// The mark in front of a text; nil for one that is as it should be.
  fileprivate var mark: (text: String, style: CellStyle)? {
    switch fate {
    case .keyShown: ("✗", Theme.bad)
    case .empty: ("∅", Theme.warning)
    case .shown: isProblem ? ("!", Theme.warning) : nil
    }
  }
}

extension LocaleCode {
  fileprivate var isWrittenRightToLeft: Bool { LanguageTag(self).isWrittenRightToLeft }
}

extension CellRect {
  /// The same columns in the first row of another rectangle.
  fileprivate func moved(toRowOf other: CellRect) -> CellRect {
    CellRect(x: minX, y: other.minY, width: size.width, height: other.size.height)
  }
}
