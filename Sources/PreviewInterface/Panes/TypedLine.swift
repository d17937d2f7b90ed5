import TerminalUI

/// A line that a person types in, behind its label.
struct TypedLine {
  /// What the line is for, with the blank behind it.
  let label: String

  /// What stands in it.
  let field: CodeField

  /// What is shown while nothing was ever typed.
  let omitted: String

  /// What is shown when all was deleted.
  let empty: String

  /// The line at a width.
  func line(width: Int) -> StyledLine {
    StyledLine(runs: [StyledRun(label, style: Theme.quiet), content(width: width)])
  }

  /// The column of the cursor, from the start of the line.
  ///
  /// Counted from the end, which is seen even of a text that is longer than the line.
  func cursorColumn(width: Int) -> Int {
    let text = field.text ?? ""
    let behind = String(text.dropFirst(field.cursor)).drawable.cellWidth
    return label.cellWidth + max(0, visible(text, width: width).cellWidth - behind)
  }

  private func content(width: Int) -> StyledRun {
    switch field.text {
    case nil: StyledRun(omitted, style: Theme.quiet)
    case "": StyledRun(empty, style: Theme.quiet)
    case let text?:
      StyledRun(
        visible(text, width: width),
        style: field.isSelected ? Theme.selection : Theme.heading
      )
    }
  }

  /// The end of a text that is longer than the line, which is where it is being typed.
  private func visible(_ text: String, width: Int) -> String {
    let room = max(4, width - label.cellWidth - 1)
    var columns = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      columns += text[before].cellWidth
      guard columns <= room else {
        // One more column for the mark of what is left out.
        let isFull = columns - text[before].cellWidth == room
        return "…" + text[(isFull ? text.index(after: start) : start)...].drawable
      }
      start = before
    }
    return text.drawable
  }
}
