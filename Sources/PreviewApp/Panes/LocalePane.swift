import FlowDocuments
import LocaleMatching
import TerminalUI

/// The picker: the code that the app passes, what it gets, and two lists of codes.
enum LocalePane {
  /// The rows above the lists: code, outcome, what is shown, code to pass, and a line.
  static let headRows = 5

  /// Draws the pane and puts the cursor into the line that is being typed.
  static func draw(_ state: AppState, in rect: CellRect, on grid: inout CellGrid) {
    guard let session = state.session else { return }
    for (row, line) in head(state, session, width: rect.size.width).enumerated() {
      grid.write(line, row: row, in: rect)
    }
    if state.typing == .code, state.overlay == nil {
      // Counted from the end, which is seen even of a code that is longer than the line.
      let code = state.codeField.text ?? ""
      let behind = String(code.dropFirst(state.codeField.cursor)).drawable.cellWidth
      let column = codeStart + max(0, visible(code, width: rect.size.width).cellWidth - behind)
      grid.cursor = CellPoint(x: min(rect.maxX - 1, rect.minX + column), y: rect.minY)
    }
    let list = CellRect(
      x: rect.minX,
      y: rect.minY + headRows,
      width: rect.size.width,
      height: max(0, rect.size.height - headRows)
    )
    drawList(state, session.picker, in: list, on: &grid)
  }

  // MARK: - Head

  private static let label = "app passes "
  private static let codeStart = label.count

  private static func head(_ state: AppState, _ session: Session, width: Int) -> [StyledLine] {
    let resolution = session.preview.resolution
    let verdict = resolution.verdict
    let shown = resolution.localization.map { $0.rawValue.drawable } ?? "blank texts"
    let isDefault =
      resolution.localization != nil && resolution.localization == resolution.defaultLocalization
    return [
      StyledLine(runs: [StyledRun(label, style: Theme.quiet)] + code(state, width: width)),
      StyledLine(runs: [StyledRun("\(verdict.mark) \(verdict.word)", style: verdict.style)]),
      StyledLine(runs: [
        StyledRun("  shows ", style: Theme.quiet),
        StyledRun(shown, style: Theme.heading),
        StyledRun(isDefault ? ", the default" : "", style: Theme.quiet),
      ]),
      advice(session.preview),
      lastLine(state, session.picker, width: width),
    ]
  }

  private static func code(_ state: AppState, width: Int) -> [StyledRun] {
    switch state.codeField.text {
    case nil: [StyledRun("no code", style: Theme.quiet)]
    case "": [StyledRun("an empty code", style: Theme.quiet)]
    case let text?:
      [
        StyledRun(
          visible(text, width: width),
          style: state.codeField.isSelected ? Theme.selection : Theme.heading
        )
      ]
    }
  }

  /// The end of a code that is longer than the line, which is where it is being typed.
  private static func visible(_ code: String, width: Int) -> String {
    let room = max(4, width - codeStart - 1)
    var columns = 0
    var start = code.endIndex
    while start > code.startIndex {
      let before = code.index(before: start)
      columns += code[before].cellWidth
      guard columns <= room else {
        // One more column for the mark of what is left out.
        let isFull = columns - code[before].cellWidth == room
        return "…" + code[(isFull ? code.index(after: start) : start)...].drawable
      }
      start = before
    }
    return code.drawable
  }

  private static func advice(_ preview: Preview) -> StyledLine {
    if let suggestion = preview.answer.suggestion {
      return StyledLine(runs: [
        StyledRun("  pass ", style: Theme.quiet),
        StyledRun(suggestion.rawValue.drawable, style: Theme.good),
        StyledRun(" instead", style: Theme.quiet),
      ])
    }
    let counts = preview.counts
    guard counts.total > 0 else { return StyledLine("") }
    let merged =
      counts.merged == 0 ? "no string merged" : "\(counts.merged) of \(counts.total) strings merged"
    return StyledLine("  \(merged)", style: counts.merged == 0 ? Theme.quiet : Theme.merged)
  }

  /// The filter while there is one, else an empty line.
  private static func lastLine(_ state: AppState, _ picker: Picker, width: Int) -> StyledLine {
    guard state.typing == .filter || !picker.filter.isEmpty else { return StyledLine("") }
    let count = picker.rows.count(where: \.isSelectable)
    let cursor = state.typing == .filter ? "▏" : ""
    return .justified(
      [StyledRun("/", style: Theme.key), StyledRun(picker.filter + cursor)],
      [StyledRun("\(count) found", style: Theme.quiet)],
      width: width
    )
  }

  // MARK: - Lists

  private static func drawList(
    _ state: AppState,
    _ picker: Picker,
    in rect: CellRect,
    on grid: inout CellGrid
  ) {
    let hasFocus = state.focus == .locale && state.typing != .code
    for row in 0..<rect.size.height {
      let index = picker.selection.top + row
      guard picker.rows.indices.contains(index) else { break }
      let isSelected = index == picker.selection.index && picker.rows[index].code == state.codeField.code
      let line = line(
        picker.rows[index],
        codeWidth: min(picker.codeWidth, rect.size.width / 2),
        width: rect.size.width
      )
      grid.write(line, row: row, in: rect)
      if isSelected { grid.select(row: row, in: rect, hasFocus: hasFocus) }
    }
  }

  private static func line(_ row: PickerRow, codeWidth: Int, width: Int) -> StyledLine {
    switch row {
    case .heading(let title, let note):
      return .justified(
        [StyledRun(title, style: Theme.heading)],
        [StyledRun(note, style: Theme.quiet)],
        width: width
      )
    case .omitted(let verdict):
      return verdictLine("no code", verdict, codeWidth: codeWidth, width: width)
    case .phone(let row):
      return verdictLine(
        row.phone.code.rawValue,
        row.verdict,
        suggestion: row.suggestion,
        codeWidth: codeWidth,
        width: width
      )
    case .localization(let localization):
      let flags = [localization.isDefault ? "default" : nil, localization.isRightToLeft ? "RTL" : nil]
      let note = flags.compactMap { $0 }.joined(separator: " ")
      return .justified(
        [
          StyledRun("= ", style: Theme.good),
          StyledRun(localization.id.rawValue.padded(toWidth: min(codeWidth, 8))),
          StyledRun("  \(note)", style: Theme.quiet),
        ],
        [
          StyledRun(
            "\(localization.own)/\(localization.total)",
            style: localization.isComplete ? Theme.quiet : Theme.merged
          )
        ],
        width: width
      )
    }
  }

  /// A code with what it gets and, where there is room, the code to pass instead.
  private static func verdictLine(
    _ code: String,
    _ verdict: Verdict,
    suggestion: LocaleCode? = nil,
    codeWidth: Int,
    width: Int
  ) -> StyledLine {
    let shown =
      code.cellWidth > codeWidth ? code.truncated(toWidth: codeWidth) : code.padded(toWidth: codeWidth)
    let start = [
      StyledRun("\(verdict.mark) ", style: verdict.style),
      StyledRun(shown),
      StyledRun(" → ", style: Theme.quiet),
      StyledRun(verdict.localization?.rawValue.drawable ?? "nothing"),
    ]
    guard let suggestion else { return StyledLine(runs: start) }
    let advice = StyledRun("pass \(suggestion.rawValue.drawable)", style: Theme.good)
    let room = width - StyledLine(runs: start).width - 1
    return advice.text.cellWidth <= room
      ? .justified(start, [advice], width: width) : StyledLine(runs: start)
  }
}

extension LocalizationRow {
  /// Whether it lacks nothing that the default has.
  fileprivate var isComplete: Bool { own == total }
}
