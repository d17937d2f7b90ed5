import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

/// Every variation of every file, to choose from.
enum ChooserOverlay {
  /// Draws the list and, below it, what is worth knowing of the selected row.
  static func draw(_ chooser: Chooser, _ state: AppState, on grid: inout CellGrid) {
    let area = OverlayArea(size: state.size)
    let rows = chooser.rows(of: state.library)
    area.drawFrame("Flows and variations", on: &grid)
    let columns = ChooserColumns(rows: rows, width: area.list.size.width)
    drawHead(chooser, columns, rows.count, in: area.inside, on: &grid)
    for row in 0..<area.list.size.height {
      let index = chooser.selection.top + row
      guard rows.indices.contains(index) else { break }
      grid.write(columns.line(rows[index]), row: row, in: area.list)
      if index == chooser.selection.index { grid.select(row: row, in: area.list, hasFocus: true) }
    }
    area.drawFoot(on: &grid) { remark(chooser, rows, state, in: &$0) }
  }

  /// What the columns are, or the filter while there is one.
  private static func drawHead(
    _ chooser: Chooser,
    _ columns: ChooserColumns,
    _ count: Int,
    in rect: CellRect,
    on grid: inout CellGrid
  ) {
    guard chooser.isFiltering || !chooser.filter.isEmpty else {
      grid.write(columns.head, row: 0, in: rect)
      return
    }
    let line = StyledLine.filter(
      chooser.filter,
      isTyped: chooser.isFiltering,
      found: count,
      width: rect.size.width
    )
    grid.write(line, row: 0, in: rect)
  }

  private static func remark(
    _ chooser: Chooser,
    _ rows: [Library.Row],
    _ state: AppState,
    in text: inout WhyText
  ) {
    if let problem = chooser.problem {
      text.item("✗", problem, style: Theme.bad)
    } else if rows.indices.contains(chooser.selection.index) {
      text.note(rows[chooser.selection.index].remark)
    } else if state.library.rows.isEmpty {
      text.note("The file has no placements, so there is nothing to draw.")
    } else {
      text.note("Nothing is found.")
    }
  }
}

extension Library.Row {
  /// What is worth knowing before it is opened.
  fileprivate var remark: String {
    switch self {
    case .problem(let problem): problem.failure.message
    case .table(let folders):
      "Folders: " + folders.languages.map { $0.rawValue.drawable }.joined(separator: ", ") + "."
    case .item(let item): item.remark
    }
  }
}

extension Library.Item {
  /// What is worth knowing before it is opened.
  fileprivate var remark: String {
    // The id of a view that stands alone is its file's name, which the row tells already.
    let variation = entry.variation.kind == .view ? "" : "Variation \(entry.variation.id.drawable). "
    return switch entry.variation.view {
    case .absent(let reason): variation + "Nothing to draw: \(reason)."
    case .present(let outline):
      variation + "Localizations: "
        + outline.localizations.map { $0.rawValue.drawable }.joined(separator: ", ")
        + (outline.declaredDefault.map { "; default \($0.rawValue.drawable)." } ?? "; no default.")
    }
  }
}
