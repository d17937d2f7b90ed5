import FlowScripts
import TerminalUI

/// The line for what is typed into a field of the flow, over the last row of the paywall pane.
enum FieldOverlay {
  /// Draws the line.
  static func draw(_ field: CodeField, _ state: AppState, on grid: inout CellGrid) {
    let pane = state.areas.inside(.paywall) ?? state.areas.body.inset(horizontal: 1, vertical: 1)
    let row = CellRect(
      x: pane.minX,
      y: pane.maxY - 1,
      width: pane.size.width,
      height: min(1, pane.size.height)
    )
    grid.fill(row, with: .blank)
    let line = TypedLine(label: " type: ", field: field, omitted: "", empty: "")
    grid.write(line.line(width: row.size.width), row: 0, in: row)
    grid.cursor = CellPoint(x: row.minX + line.cursorColumn(width: row.size.width), y: row.minY)
  }
}
