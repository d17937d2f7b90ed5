/// A terminal's screen, built from the bytes that a program writes.
///
/// It knows the sequences that a careful program sends and no other: anything else is a `fault`, since
/// some terminal would do something unforeseen with it. It never answers.
package struct ScreenModel: Sendable {
  /// The width in cells.
  package internal(set) var columns: Int

  /// The height in cells.
  package internal(set) var rows: Int

  /// The cursor's column and row, counted from the top left.
  package internal(set) var cursor = Position()

  /// How what is written next is drawn.
  package internal(set) var rendition = Rendition()

  /// What the program has switched on.
  package internal(set) var modes = ScreenModes()

  /// The text that the program put on the clipboard last, as base 64.
  package internal(set) var clipboard: String?

  /// The first thing that the program wrote and must not; nil while there is none.
  package internal(set) var fault: String?

  /// A place on the screen.
  package struct Position: Hashable, Sendable {
    /// The column.
    package var x = 0
    /// The row.
    package var y = 0
  }

  var cells: [[ScreenCell]]
  var mainScreen: (cells: [[ScreenCell]], cursor: Position)?
  var savedCursor = Position()
  var scrollRegion: ClosedRange<Int>
  var isAtRightEdge = false
  var drawsLines = false
  var lastScalar: Unicode.Scalar?
  private var parser = TerminalParser()

  /// Creates an empty screen.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    let row = Array(repeating: ScreenCell.blank(), count: self.columns)
    cells = Array(repeating: row, count: self.rows)
    scrollRegion = 0...(self.rows - 1)
  }

  /// Shows what a program has written; the pieces may be cut anywhere.
  package mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes {
      guard let token = parser.next(byte) else { continue }
      apply(token)
    }
  }

  /// Changes the size; the top left stays.
  package mutating func resize(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = resized(cells)
    if let main = mainScreen {
      mainScreen = (resized(main.cells), clamped(main.cursor))
    }
    cursor = clamped(cursor)
    savedCursor = clamped(savedCursor)
    scrollRegion = 0...(self.rows - 1)
    isAtRightEdge = false
  }

  /// The cell at a place; a blank outside the screen.
  package subscript(x: Int, y: Int) -> ScreenCell {
    guard cells.indices.contains(y), cells[y].indices.contains(x) else { return .blank() }
    return cells[y][x]
  }

  /// The text of the rows without the blanks at their ends.
  package var lines: [String] {
    cells.map { row in
      let text = row.map(\.text).joined()
      let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
      return String(text[..<end])
    }
  }

  /// Whether a row shows the text.
  package func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// Where the text starts in the first row that shows it.
  package func position(of text: String) -> Position? {
    for (y, row) in cells.enumerated() {
      for x in row.indices where row[x...].map(\.text).joined().hasPrefix(text) {
        return Position(x: x, y: y)
      }
    }
    return nil
  }

  private func resized(_ cells: [[ScreenCell]]) -> [[ScreenCell]] {
    (0..<rows).map { y in
      (0..<columns).map { x in
        cells.indices.contains(y) && cells[y].indices.contains(x) ? cells[y][x] : .blank()
      }
    }
  }

  func clamped(_ position: Position) -> Position {
    Position(x: min(max(0, position.x), columns - 1), y: min(max(0, position.y), rows - 1))
  }
}

extension ScreenModel: CustomStringConvertible {
  /// The screen as a picture, for a failure's message; blank rows at its end are left out.
  package var description: String {
    let edge = String(repeating: "─", count: columns)
    let used = lines.lastIndex { !$0.isEmpty } ?? 0
    let picture = lines.prefix(used + 1).map { "│\($0)" }.joined(separator: "\n")
    return "┌\(edge) \(columns)×\(rows), cursor \(cursor.x),\(cursor.y)\n\(picture)\n└\(edge)"
  }
}
