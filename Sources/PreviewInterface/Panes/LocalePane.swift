import LocaleMatching
import PreviewModel
import TerminalUI

/// The picker: the code that the app passes, what it gets, and two lists of codes.
enum LocalePane {
  /// Draws the pane and puts the cursor into the line that is being typed.
  static func draw(_ shown: Presentation, in rect: CellRect, on grid: inout CellGrid) {
    let state = shown.state
    guard let subject = state.subject, let picker = shown.picker else { return }
    let width = rect.size.width
    let head = head(state, subject)
    for (row, field) in head.fields.enumerated() {
      grid.write(field.line.line(width: width), row: row, in: rect)
      guard state.typing == field.typing, state.overlay == nil else { continue }
      let column = rect.minX + field.line.cursorColumn(width: width)
      grid.cursor = CellPoint(x: min(rect.maxX - 1, column), y: rect.minY + row)
    }
    for (row, line) in (head.answer + [filterLine(state, picker, width: width)]).enumerated() {
      grid.write(line, row: head.fields.count + row, in: rect)
    }
    drawList(shown, picker, in: shown.areas.pickerList(in: rect), on: &grid)
  }

  private static func head(_ state: AppState, _ subject: Subject) -> PickerHead {
    switch subject {
    case .paywall(let session):
      PickerHead(
        session,
        code: state.codeField,
        languages: subject.asksForLanguages ? state.languagesField : nil,
        names: state.typing == .names ? state.namesField : session.openView.namesField
      )
    case .strings(let session):
      PickerHead(session, stored: state.codeField, languages: state.languagesField)
    }
  }

  /// The filter while there is one, else an empty line.
  private static func filterLine(_ state: AppState, _ picker: Picker, width: Int) -> StyledLine {
    let isTyped = state.typing == .filter && !state.isInTexts
    guard isTyped || !picker.place.filter.isEmpty else { return StyledLine("") }
    return .filter(
      picker.place.filter,
      isTyped: isTyped,
      found: picker.rows.count(where: \.isSelectable),
      width: width
    )
  }

  // MARK: - Lists

  private static func drawList(
    _ shown: Presentation,
    _ picker: Picker,
    in rect: CellRect,
    on grid: inout CellGrid
  ) {
    let state = shown.state
    let hasFocus = state.focus == .locale && (state.typing == nil || state.typing == .filter)
    for row in 0..<rect.size.height {
      let index = picker.selection.top + row
      guard picker.rows.indices.contains(index) else { break }
      let isSelected = index == picker.selection.index && state.isAsked(picker.rows[index])
      let line = line(
        picker.rows[index],
        names: shown.names,
        omitted: state.tableSession == nil ? "no code" : "nothing",
        codeWidth: min(picker.columns, rect.size.width / 2),
        width: rect.size.width
      )
      grid.write(line, row: row, in: rect)
      if isSelected { grid.select(row: row, in: rect, hasFocus: hasFocus) }
    }
  }

  private static func line(
    _ row: PickerRow,
    names: LanguageNames,
    omitted: String,
    codeWidth: Int,
    width: Int
  ) -> StyledLine {
    switch row {
    case .heading(let title, let note):
      return .justified(
        [StyledRun(title, style: Theme.heading)],
        [StyledRun(note, style: Theme.quiet)],
        width: width
      )
    case .omitted(let verdict):
      return verdictLine(omitted, verdict, codeWidth: codeWidth, width: width)
    case .appLanguage(let row):
      return appLine(row, codeWidth: codeWidth)
    case .phone(let row), .systemLanguage(let row):
      return verdictLine(
        row.phone.code.rawValue,
        row.verdict,
        suggestion: row.suggestion,
        codeWidth: codeWidth,
        width: width
      )
    case .unanswered(let phone):
      return StyledLine(runs: [StyledRun("  " + phone.code.rawValue.drawable)])
    case .localization(let localization):
      if let problem = localization.problem {
        return .justified(
          [StyledRun("∅ ", style: Theme.bad), StyledRun(localization.id.rawValue.drawable)],
          [StyledRun(problem, style: Theme.bad)],
          width: width
        )
      }
      return localizationLine(
        localization,
        names: width < widthForNames ? [] : names[localization.id],
        codeWidth: codeWidth,
        width: width
      )
    }
  }

  /// A language of the app, the code that it passes, and what that gets.
  private static func appLine(_ row: AppLanguageRow, codeWidth: Int) -> StyledLine {
    StyledLine(runs: [
      StyledRun("\(row.verdict.mark) ", style: row.verdict.style),
      StyledRun(row.language.rawValue.padded(toWidth: codeWidth)),
      StyledRun(" → ", style: Theme.quiet),
      row.hasEntry ? StyledRun(row.code.rawValue.drawable) : StyledRun("no entry", style: Theme.bad),
      StyledRun(" → ", style: Theme.quiet),
      StyledRun(row.verdict.localization?.rawValue.drawable ?? "nothing"),
    ])
  }

  /// On a narrower pane only some of the names would fit.
  static let widthForNames = 34

  /// A localization with how complete it is and, where there is room, its name in English and its own language.
  private static func localizationLine(
    _ row: LocalizationRow,
    names: [String],
    codeWidth: Int,
    width: Int
  ) -> StyledLine {
    let strings = row.total == 0 ? "" : "\(row.own)/\(row.total)"
    let code = row.id.rawValue.padded(toWidth: min(codeWidth, 8))
    var room = width - 2 - code.cellWidth - strings.cellWidth - 1
    var notes: [String] = []
    for note in row.notes + names where note.cellWidth + 2 <= room {
      room -= note.cellWidth + 2
      notes.append(note.isolated)
    }
    return .justified(
      [
        StyledRun("= ", style: Theme.good),
        StyledRun(code),
        StyledRun(notes.map { "  \($0)" }.joined(), style: Theme.quiet),
      ],
      [StyledRun(strings, style: row.isComplete ? Theme.quiet : Theme.merged)],
      width: width
    )
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
