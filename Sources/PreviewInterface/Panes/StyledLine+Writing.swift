import TerminalUI

extension CellGrid {
  /// Writes a line inside a rectangle's row, cut at its edge with `…`.
  mutating func write(_ line: StyledLine, row: Int, in rect: CellRect) {
    guard row >= 0, row < rect.size.height else { return }
    let shown = line.truncated(toWidth: rect.size.width)
    write(shown, at: CellPoint(x: rect.minX, y: rect.minY + row), clippedTo: rect)
  }

  /// Writes into the line below a rectangle how many rows follow after those that are seen in it.
  mutating func writeRowsBelow(_ count: Int, of rect: CellRect) {
    guard count > 0, rect.size.width > 12 else { return }
    let note = " ↓ \(count) "
    write(note, at: CellPoint(x: rect.maxX - 1 - note.cellWidth, y: rect.maxY), style: Theme.quiet)
  }

  /// Gives a whole row of a rectangle the look of a selection; the colours of its text stay readable.
  mutating func select(row: Int, in rect: CellRect, hasFocus: Bool) {
    let cells = CellRect(x: rect.minX, y: rect.minY + row, width: rect.size.width, height: 1)
    restyle(cells.intersection(rect)) { $0 = hasFocus ? Theme.selection : Theme.restingSelection }
  }
}

extension StyledLine {
  /// A line of one style.
  init(_ text: String, style: CellStyle = Theme.text) {
    self.init(runs: [StyledRun(text, style: style)])
  }

  /// The line cut so that it takes at most `width` columns, with `…` where something was cut.
  func truncated(toWidth width: Int) -> StyledLine {
    guard self.width > width else { return self }
    var room = width
    var shown: [StyledRun] = []
    for run in runs where room > 0 {
      let text = run.text.cellWidth > room ? run.text.truncated(toWidth: room) : run.text
      shown.append(StyledRun(text, style: run.style))
      room -= text.cellWidth
    }
    return StyledLine(runs: shown)
  }

  /// A line with one text at its start and another at its end; the first gives way.
  static func justified(_ start: [StyledRun], _ end: [StyledRun], width: Int) -> StyledLine {
    let right = StyledLine(runs: end)
    var room = width - right.width - 1
    var runs: [StyledRun] = []
    for run in start where room > 0 {
      // What fits stays as it is: isolates around a name would be lost.
      let text = run.text.cellWidth > room ? run.text.truncated(toWidth: room) : run.text
      room -= text.cellWidth
      runs.append(StyledRun(text, style: run.style))
    }
    let gap = StyledRun(String(repeating: " ", count: max(1, room + 1)))
    return StyledLine(runs: runs + [gap] + end)
  }
}

extension StyledLine {
  /// The line that shows a filter, with a cursor while it is typed, and how many rows it keeps.
  static func filter(_ text: String, isTyped: Bool, found count: Int, width: Int) -> StyledLine {
    .justified(
      [StyledRun("/", style: Theme.key), StyledRun(text + (isTyped ? "▏" : ""))],
      [StyledRun("\(count) found", style: Theme.quiet)],
      width: width
    )
  }
}

extension String {
  /// The text with a blank in the place of every line break.
  var onOneLine: String { replacing("\n", with: " ") }
}
