import TerminalUI

/// Rows of text whose columns stand below each other, measured in cells.
struct TextTable {
  /// The rows; they may be of different lengths.
  var rows: [[String]] = []

  /// The columns that are set to the right, counted from zero.
  var rightAligned: Set<Int> = []

  /// No column but the last is wider than this.
  var widestColumn = 40

  /// The rows as lines, two blanks between columns, no blanks at the ends.
  var lines: [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      min(widestColumn, rows.map { column < $0.count ? $0[column].cellWidth : 0 }.max() ?? 0)
    }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        let isLast = column == row.count - 1
        let cell = isLast ? text.drawable : text.truncated(toWidth: widths[column])
        let blanks = String(repeating: " ", count: max(0, widths[column] - cell.cellWidth))
        line += rightAligned.contains(column) ? blanks + cell : isLast ? cell : cell + blanks
        if !isLast { line += "  " }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
