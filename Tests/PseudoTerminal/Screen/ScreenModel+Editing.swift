extension ScreenModel {
  /// Writes a character at the cursor, or a mark on the character before it.
  mutating func write(_ scalar: Unicode.Scalar) {
    guard !scalar.isForbiddenOnScreen else {
      report("U+\(String(scalar.value, radix: 16, uppercase: true)) as text")
      return
    }
    let scalar = drawsLines ? Self.lineDrawing[scalar] ?? scalar : scalar
    let width = scalar.cellWidth
    guard width > 0 else {
      addMark(scalar)
      return
    }
    if isAtRightEdge || cursor.x + width > columns {
      guard modes.autowrap, width <= columns else { return }
      cursor.x = 0
      lineFeed()
    }
    if modes.insert { insertCells(width) }
    blank(cursor.x..<cursor.x + width, row: cursor.y)
    cells[cursor.y][cursor.x] = ScreenCell(text: String(scalar), rendition: rendition)
    if width == 2 {
      cells[cursor.y][cursor.x + 1] = ScreenCell(text: "", rendition: rendition)
    }
    lastScalar = scalar
    isAtRightEdge = cursor.x + width == columns
    cursor.x = min(cursor.x + width, columns - 1)
  }

  /// VT100 line drawing characters, as far as a program draws with them.
  private static let lineDrawing: [Unicode.Scalar: Unicode.Scalar] = [
    "j": "┘", "k": "┐", "l": "┌", "m": "└", "n": "┼", "q": "─", "t": "├", "u": "┤", "v": "┴", "w": "┬",
    "x": "│", "a": "▒", "~": "·", "`": "◆",
  ]

  private mutating func addMark(_ mark: Unicode.Scalar) {
    var x = isAtRightEdge ? cursor.x : cursor.x - 1
    if x > 0, cells[cursor.y][x].text.isEmpty { x -= 1 }
    guard x >= 0 else {
      report("U+\(String(mark.value, radix: 16, uppercase: true)) with nothing to stand on")
      return
    }
    cells[cursor.y][x].text.unicodeScalars.append(mark)
  }

  mutating func repeatLast(_ count: Int) {
    guard let lastScalar else { return }
    for _ in 0..<min(count, columns) { write(lastScalar) }
  }

  mutating func moveCursor(x: Int, y: Int) {
    cursor = clamped(Position(x: x, y: y))
    isAtRightEdge = false
  }

  mutating func lineFeed() {
    isAtRightEdge = false
    if cursor.y == scrollRegion.upperBound {
      scrollUp(scrollRegion, by: 1)
    } else {
      cursor.y = min(cursor.y + 1, rows - 1)
    }
  }

  mutating func reverseLineFeed() {
    isAtRightEdge = false
    if cursor.y == scrollRegion.lowerBound {
      scrollDown(scrollRegion, by: 1)
    } else {
      cursor.y = max(cursor.y - 1, 0)
    }
  }

  /// Blanks cells of a row, with the other half of a wide character that is cut.
  mutating func blank(_ range: Range<Int>, row y: Int) {
    let range = range.clamped(to: 0..<columns)
    guard !range.isEmpty else { return }
    var row = cells[y]
    if row[range.lowerBound].text.isEmpty, range.lowerBound > 0 {
      row[range.lowerBound - 1].text = " "
    }
    if range.upperBound < columns, row[range.upperBound].text.isEmpty {
      row[range.upperBound].text = " "
    }
    for x in range { row[x] = .blank(rendition) }
    cells[y] = row
  }

  mutating func eraseDisplay(_ part: Int?) -> Bool {
    let empty = Array(repeating: ScreenCell.blank(rendition), count: columns)
    switch part ?? 0 {
    case 0:
      blank(cursor.x..<columns, row: cursor.y)
      for y in (cursor.y + 1)..<max(rows, cursor.y + 1) { cells[y] = empty }
    case 1:
      blank(0..<cursor.x + 1, row: cursor.y)
      for y in 0..<cursor.y { cells[y] = empty }
    case 2:
      for y in 0..<rows { cells[y] = empty }
    default: return false
    }
    return true
  }

  mutating func eraseLine(_ part: Int?) -> Bool {
    switch part ?? 0 {
    case 0: blank(cursor.x..<columns, row: cursor.y)
    case 1: blank(0..<cursor.x + 1, row: cursor.y)
    case 2: blank(0..<columns, row: cursor.y)
    default: return false
    }
    return true
  }

  mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - cursor.x)
    blank(cursor.x..<cursor.x + count, row: cursor.y)
    cells[cursor.y].removeSubrange(cursor.x..<cursor.x + count)
    cells[cursor.y] += Array(repeating: .blank(rendition), count: count)
  }

  mutating func insertCells(_ count: Int) {
    let count = min(count, columns - cursor.x)
    blank(columns - count..<columns, row: cursor.y)
    cells[cursor.y].removeLast(count)
    cells[cursor.y].insert(contentsOf: Array(repeating: .blank(rendition), count: count), at: cursor.x)
  }

  mutating func insertLines(_ count: Int) {
    guard scrollRegion.contains(cursor.y) else { return }
    scrollDown(cursor.y...scrollRegion.upperBound, by: count)
    moveCursor(x: 0, y: cursor.y)
  }

  mutating func deleteLines(_ count: Int) {
    guard scrollRegion.contains(cursor.y) else { return }
    scrollUp(cursor.y...scrollRegion.upperBound, by: count)
    moveCursor(x: 0, y: cursor.y)
  }

  mutating func scrollUp(_ region: ClosedRange<Int>, by count: Int) {
    let empty = Array(repeating: ScreenCell.blank(rendition), count: columns)
    for _ in 0..<min(count, region.count) {
      cells.remove(at: region.lowerBound)
      cells.insert(empty, at: region.upperBound)
    }
  }

  mutating func scrollDown(_ region: ClosedRange<Int>, by count: Int) {
    let empty = Array(repeating: ScreenCell.blank(rendition), count: columns)
    for _ in 0..<min(count, region.count) {
      cells.remove(at: region.upperBound)
      cells.insert(empty, at: region.lowerBound)
    }
  }

  /// Sets the rows that scroll; false when the numbers make no region.
  mutating func setScrollRegion(_ sequence: ControlSequence) -> Bool {
    let top = sequence.count()
    let bottom = sequence.parameters.contains(";") ? sequence.count(1) : rows
    guard top < bottom else { return false }
    // A program that has not heard of a smaller size yet still speaks of the larger one.
    scrollRegion = min(top, rows) - 1...min(bottom, rows) - 1
    moveCursor(x: 0, y: 0)
    return true
  }
}
