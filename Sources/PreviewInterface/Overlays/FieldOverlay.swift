import FlowScripts
package import TerminalUI

/// The line for what is typed into a field of the flow, over the last row of the paywall pane.
package struct FieldOverlay: Overlay {
  /// The field, or the slider or wheel of numbers.
  let control: Control

  /// What is typed.
  private(set) var line: CodeField

  /// Starts with what stands in it.
  init(_ control: Control, _ line: CodeField) {
    self.control = control
    self.line = line
  }

  /// Letters are text.
  package var context: KeyContext { .field }

  /// Changes the line.
  package func edit(_ action: Action, in state: inout AppState, seeing shown: Presentation) {
    var changed = self
    switch action {
    case .keep:
      state.overlay = nil
      state.session?.take(.type(line.text ?? "", into: control.target))
    case .revert: state.overlay = nil
    default:
      changed.line.edit(action)
      state.overlay = changed
    }
  }

  /// Draws the line.
  package func draw(_ shown: Presentation, on grid: inout CellGrid) {
    let pane = shown.areas.inside(.paywall) ?? shown.areas.body.inset(horizontal: 1, vertical: 1)
    let row = CellRect(
      x: pane.minX,
      y: pane.maxY - 1,
      width: pane.size.width,
      height: min(1, pane.size.height)
    )
    grid.fill(row, with: .blank)
    let typed = TypedLine(label: " type: ", field: line, omitted: "", empty: "")
    grid.write(typed.line(width: row.size.width), row: 0, in: row)
    grid.cursor = CellPoint(x: row.minX + typed.cursorColumn(width: row.size.width), y: row.minY)
  }
}
