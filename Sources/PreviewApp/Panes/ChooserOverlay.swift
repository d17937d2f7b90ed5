import FlowDocuments
import LocaleMatching
import TerminalUI

/// Every variation of every file, to choose from.
enum ChooserOverlay {
  /// Draws the list and, below it, what is worth knowing of the selected row.
  static func draw(_ chooser: Chooser, _ state: AppState, on grid: inout CellGrid) {
    let area = OverlayArea(size: state.size)
    let items = chooser.items(of: state.library)
    area.drawFrame("Flows and variations", on: &grid)
    drawHead(chooser, items.count, in: area.inside, on: &grid)
    let columns = ChooserColumns(
      items: items,
      hasSeveralFiles: state.library.documents.count > 1,
      width: area.list.size.width
    )
    for row in 0..<area.list.size.height {
      let index = chooser.selection.top + row
      guard items.indices.contains(index) else { break }
      grid.write(columns.line(items[index]), row: row, in: area.list)
      if index == chooser.selection.index { grid.select(row: row, in: area.list, hasFocus: true) }
    }
    drawFoot(chooser, items, area, state, on: &grid)
  }

  private static func drawHead(_ chooser: Chooser, _ count: Int, in rect: CellRect, on grid: inout CellGrid) {
    guard chooser.isFiltering || !chooser.filter.isEmpty else { return }
    let cursor = chooser.isFiltering ? "▏" : ""
    let line = StyledLine.justified(
      [StyledRun("/", style: Theme.key), StyledRun(chooser.filter + cursor)],
      [StyledRun("\(count) found", style: Theme.quiet)],
      width: rect.size.width
    )
    grid.write(line, row: 0, in: rect)
  }

  private static func drawFoot(
    _ chooser: Chooser,
    _ items: [Library.Item],
    _ area: OverlayArea,
    _ state: AppState,
    on grid: inout CellGrid
  ) {
    let rect = CellRect(
      x: area.inside.minX,
      y: area.list.maxY + 1,
      width: area.inside.size.width,
      height: max(0, area.inside.maxY - area.list.maxY - 1)
    )
    var text = WhyText(width: rect.size.width)
    if let problem = chooser.problem {
      text.item("✗", problem, style: Theme.bad)
    } else if items.indices.contains(chooser.selection.index) {
      text.note(items[chooser.selection.index].remark)
    } else if state.library.items.isEmpty {
      text.note(
        state.library.problems.first?.message ?? "The file has no placements, so there is nothing to draw."
      )
    } else {
      text.note("Nothing is found.")
    }
    for (row, line) in text.lines.enumerated() { grid.write(line, row: row, in: rect) }
  }
}

extension Library.Item {
  /// What is worth knowing before it is opened.
  fileprivate var remark: String {
    switch entry.variation.view {
    case .absent(let reason): "Nothing to draw: \(reason)."
    case .present(let outline):
      "Localizations: " + outline.localizations.map { $0.rawValue.drawable }.joined(separator: ", ")
        + (outline.declaredDefault.map { "; default \($0.rawValue.drawable)." } ?? "; no default.")
    }
  }
}
