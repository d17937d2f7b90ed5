import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
package import TerminalUI

/// Every variation of every file, to choose from.
package struct ChooserOverlay: Overlay {
  /// What rows are filtered by; empty keeps all.
  private(set) var filter = ""

  /// Whether the filter is being typed.
  private(set) var isFiltering = false

  /// The selected row among those that the filter keeps.
  private(set) var selection = ScrollingSelection()

  /// Why the selected row could not be opened; nil before it was tried.
  var problem: String?

  /// Starts at the first row.
  init() {}

  /// Starts at the row of what is looked at.
  init(at state: AppState) {
    let rows = state.library.rows
    let row = rows.firstIndex { $0.shows(state.subject) }
    selection.select(row ?? 0, count: rows.count, height: OverlayArea(size: state.size).listRows)
  }

  /// Letters are text while the filter is typed.
  package var context: KeyContext { isFiltering ? .filter : .chooser }

  /// There is nothing to go back to before something was opened.
  package func endsProgram(in state: AppState) -> Bool { state.subject == nil }

  /// Moves the selection.
  package func move(
    _ move: ScrollingSelection.Move,
    in state: inout AppState,
    seeing shown: Presentation
  ) {
    var chooser = self
    let height = OverlayArea(size: state.size).listRows
    chooser.selection.move(move, count: shown.listed?.rows.count ?? 0, height: height)
    if move != .by(0) { chooser.problem = nil }
    state.overlay = chooser
  }

  /// Selects the row that was pointed at.
  package func click(_ point: CellPoint, in state: inout AppState, seeing shown: Presentation) {
    let list = OverlayArea(size: state.size).list
    let (row, count) = (selection.top + point.y - list.minY, shown.listed?.rows.count ?? 0)
    guard list.contains(point), row < count else { return }
    var chooser = self
    chooser.selection.select(row, count: count, height: OverlayArea(size: state.size).listRows)
    chooser.problem = nil
    state.overlay = chooser
  }

  /// Changes the filter.
  package func edit(_ action: Action, in state: inout AppState, seeing shown: Presentation) {
    var chooser = self
    switch action {
    case .editFilter: chooser.isFiltering = true
    case .insert(let text): chooser.filter += text.filter { !$0.isNewline }
    case .deleteBackward: chooser.filter = String(chooser.filter.dropLast())
    case .clearLine: chooser.filter = ""
    case .keep: chooser.isFiltering = false
    case .revert:
      chooser.isFiltering = false
      chooser.filter = ""
    default: break
    }
    chooser.problem = nil
    state.overlay = chooser
  }

  /// Opens the selected row.
  package func choose(in state: inout AppState, seeing shown: Presentation) {
    guard let rows = shown.listed?.rows, rows.indices.contains(selection.index) else { return }
    switch rows[selection.index] {
    case .item(let item): state.open(item)
    case .table(let folders): state.open(folders)
    case .problem(let problem): state.report(problem.failure.message)
    }
  }

  /// Lists again what the filter left out, else goes back to what is looked at.
  package func close(in state: inout AppState) {
    if !filter.isEmpty || isFiltering {
      state.overlay = ChooserOverlay()
    } else if state.subject != nil {
      state.overlay = nil
    }
  }

  // MARK: - Drawing

  /// Draws the list and, below it, what is worth knowing of the selected row.
  package func draw(_ shown: Presentation, on grid: inout CellGrid) {
    guard let (rows, columns) = shown.listed.map({ ($0.rows, $0.columns) }) else { return }
    let area = OverlayArea(size: shown.state.size)
    area.drawFrame("Flows and variations", on: &grid)
    drawHead(columns, rows.count, in: area.inside, on: &grid)
    for row in 0..<area.list.size.height {
      let index = selection.top + row
      guard rows.indices.contains(index) else { break }
      grid.write(columns.line(rows[index]), row: row, in: area.list)
      if index == selection.index { grid.select(row: row, in: area.list, hasFocus: true) }
    }
    area.drawFoot(on: &grid) { remark(rows, isEmpty: rows.isEmpty && filter.isEmpty, in: &$0) }
  }

  /// What the columns are, or the filter while there is one.
  private func drawHead(
    _ columns: ChooserColumns,
    _ count: Int,
    in rect: CellRect,
    on grid: inout CellGrid
  ) {
    guard isFiltering || !filter.isEmpty else {
      grid.write(columns.head, row: 0, in: rect)
      return
    }
    let line = StyledLine.filter(
      filter,
      isTyped: isFiltering,
      found: count,
      width: rect.size.width
    )
    grid.write(line, row: 0, in: rect)
  }

  private func remark(_ rows: [Library.Row], isEmpty: Bool, in text: inout WhyText) {
    if let problem {
      text.item("✗", problem, style: Theme.bad)
    } else if rows.indices.contains(selection.index) {
      text.note(rows[selection.index].remark)
    } else if isEmpty {
      text.note("The file has no placements, so there is nothing to draw.")
    } else {
      text.note("Nothing is found.")
    }
  }
}
