import TerminalUI

/// Rows under a filter, with a selected one and the part of them that is seen.
///
/// `height` is everywhere the number of rows that are seen at once.
package struct FilteredList<Row: FilteredListRow>: Equatable, Sendable {
  /// Every row.
  let allRows: [Row]

  /// The rows that the filter keeps.
  package private(set) var rows: [Row]

  /// What rows are filtered by; empty keeps all.
  package private(set) var filter = ""

  /// The selected row.
  package private(set) var selection = ScrollingSelection()

  /// The widest of all rows, whether the filter keeps it or not, so that nothing jumps.
  let columns: Int

  /// Lists rows, all of them.
  init(rows: [Row]) {
    columns = rows.reduce(0) { max($0, $1.columns) }
    allRows = rows
    self.rows = rows
  }

  /// The selected row; nil where there is none.
  var selectedRow: Row? {
    rows.indices.contains(selection.index) ? rows[selection.index] : nil
  }

  /// Moves the selection, past heads.
  mutating func move(_ move: ScrollingSelection.Move, height: Int) {
    selection.move(move, count: rows.count, height: height)
    let isUpward =
      switch move {
      case .by(let step), .byHalfPages(let step): step < 0
      case .toFirst: false
      case .toLast: true
      }
    leaveHeading(upward: isUpward, height: height)
  }

  /// Selects a row that was pointed at.
  mutating func select(_ row: Int, height: Int) {
    guard rows.indices.contains(row), rows[row].isSelectable else { return }
    selection.select(row, count: rows.count, height: height)
  }

  /// Keeps the rows that contain a text.
  ///
  /// The selected row stays selected where it is one of them, else the first of them is.
  mutating func setFilter(_ text: String, height: Int) {
    let selected = selectedRow
    filter = text
    rows = kept(by: text)
    let same = selected.flatMap { selected in rows.firstIndex { $0.isSelectable && $0 == selected } }
    let row = same ?? rows.firstIndex(where: \.isSelectable)
    selection.select(row ?? 0, count: rows.count, height: height)
    leaveHeading(upward: false, height: height)
  }

  /// Scrolls the rows and leaves the selection.
  mutating func scroll(by rows: Int, height: Int) {
    selection.scroll(by: rows, count: self.rows.count, height: height)
  }

  /// Keeps the part that is seen in range.
  mutating func clamp(height: Int) {
    selection.clamp(count: rows.count, height: height)
  }

  /// Brings the selection back into sight, at a new height for instance.
  mutating func reveal(height: Int) {
    selection.settle(count: rows.count, height: height)
  }

  /// Other rows in the place of these, with the filter and the place kept.
  func refreshed(by new: FilteredList, height: Int) -> FilteredList {
    var result = new
    result.filter = filter
    result.rows = new.kept(by: filter)
    result.selection = selection
    result.reveal(height: height)
    result.leaveHeading(upward: false, height: height)
    return result
  }

  private func kept(by text: String) -> [Row] {
    let filter = ListFilter(text, rows: allRows.count)
    return filter.isEmpty ? allRows : allRows.filter { $0.matches(filter) }
  }

  private mutating func leaveHeading(upward: Bool, height: Int) {
    for step in upward ? [-1, 1] : [1, -1] {
      var row = selection.index
      while rows.indices.contains(row), !rows[row].isSelectable { row += step }
      if rows.indices.contains(row) {
        selection.select(row, count: rows.count, height: height)
        // The head of a list comes into view with its first row.
        if row > 0, !rows[row - 1].isSelectable, selection.top == row {
          selection.select(row - 1, count: rows.count, height: height)
          selection.select(row, count: rows.count, height: height)
        }
        return
      }
    }
  }
}
