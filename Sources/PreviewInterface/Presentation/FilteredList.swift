import TerminalUI

/// Rows under a filter, with a selected one and the part of them that is seen.
///
/// `height` is everywhere the number of rows that are seen at once.
struct FilteredList<Row: FilteredListRow>: Sendable {
  /// Every row.
  let allRows: [Row]

  /// The rows that the filter keeps.
  private(set) var rows: [Row]

  /// The filter, the selected row and the part that is seen.
  private(set) var place = ListPlace<Row>()

  /// The widest of all rows, whether the filter keeps it or not, so that nothing jumps.
  let columns: Int

  /// Lists rows, all of them.
  init(rows: [Row]) {
    columns = rows.reduce(0) { max($0, $1.columns) }
    allRows = rows
    self.rows = rows
  }

  /// The same rows at another place, fitted to them; they are filtered anew only by another filter.
  ///
  /// `names` gives the names that a filter looks in, by code.
  func at(_ place: ListPlace<Row>, height: Int, names: LanguageNames = LanguageNames()) -> FilteredList {
    var list = self
    list.place = place
    if place.filter != self.place.filter { list.rows = kept(by: place.filter, names) }
    list.fit(height: height)
    return list
  }

  /// The row that is selected; nil where there is none.
  var selectedRow: Row? {
    rows.indices.contains(selection.index) ? rows[selection.index] : nil
  }

  /// Which row is selected, and which of them is the first that is seen.
  var selection: ScrollingSelection { place.selection }

  /// Moves the selection, past heads.
  mutating func move(_ move: ScrollingSelection.Move, height: Int) {
    place.selection.move(move, count: rows.count, height: height)
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
    place.selection.select(row, count: rows.count, height: height)
  }

  /// Scrolls the rows and leaves the selection.
  mutating func scroll(by rows: Int, height: Int) {
    place.selection.scroll(by: rows, count: self.rows.count, height: height)
  }

  private mutating func fit(height: Int) {
    switch place.fitting {
    case .clamping: place.selection.clamp(count: rows.count, height: height)
    case .revealing: place.selection.settle(count: rows.count, height: height)
    case .landing:
      place.selection.settle(count: rows.count, height: height)
      leaveHeading(upward: false, height: height)
    case .following(let followed):
      let same = followed.flatMap { followed in rows.firstIndex { $0.isSelectable && $0 == followed } }
      let row = same ?? rows.firstIndex(where: \.isSelectable)
      place.selection.select(row ?? 0, count: rows.count, height: height)
      leaveHeading(upward: false, height: height)
    }
    if let wanted = place.wanted, let row = rows.firstIndex(where: { $0.choice == wanted }) {
      select(row, height: height)
    }
    place.fitting = .clamping
    place.wanted = nil
  }

  private func kept(by text: String, _ names: LanguageNames) -> [Row] {
    let filter = ListFilter(text, names: names)
    return filter.isEmpty ? allRows : allRows.filter { $0.matches(filter) }
  }

  private mutating func leaveHeading(upward: Bool, height: Int) {
    for step in upward ? [-1, 1] : [1, -1] {
      var row = selection.index
      while rows.indices.contains(row), !rows[row].isSelectable { row += step }
      if rows.indices.contains(row) {
        place.selection.select(row, count: rows.count, height: height)
        // The head of a list comes into view with its first row.
        if row > 0, !rows[row - 1].isSelectable, selection.top == row {
          place.selection.select(row - 1, count: rows.count, height: height)
          place.selection.select(row, count: rows.count, height: height)
        }
        return
      }
    }
  }
}
