import LocaleMatching
import PreviewModel
import TerminalUI

/// The matching rules side by side, each with what the present code gets, and what the selected one does.
enum RulesOverlay {
  /// Where the list and the text below it stand.
  struct Area {
    let frame: OverlayArea
    let list: CellRect
    let text: CellRect

    init(_ state: AppState) {
      frame = OverlayArea(size: state.size)
      let rows = state.ruleRows
      list = CellRect(x: frame.list.minX, y: frame.list.minY, width: frame.list.size.width, height: rows)
      let top = list.maxY + 1
      text = CellRect(
        x: frame.inside.minX,
        y: top,
        width: frame.inside.size.width,
        height: max(0, frame.inside.maxY - top)
      )
    }
  }

  /// Draws the list.
  static func draw(_ rules: RuleList, _ state: AppState, on grid: inout CellGrid) {
    guard let subject = state.subject else { return }
    let area = Area(state)
    area.frame.drawFrame("Matching rules", on: &grid)
    let columns = Columns(subject)
    grid.write(columns.head(for: state), row: 0, in: area.frame.inside)
    let entries = subject.ruleEntries
    for row in 0..<area.list.size.height {
      let index = rules.selection.top + row
      guard entries.indices.contains(index) else { break }
      grid.write(columns.line(entries[index], subject), row: row, in: area.list)
      if index == rules.selection.index { grid.select(row: row, in: area.list, hasFocus: true) }
    }
    let lines = text(rules, state)
    let shown = lines.dropFirst(rules.text.rows).prefix(area.text.size.height)
    for (row, line) in shown.enumerated() { grid.write(line, row: row, in: area.text) }
    grid.writeRowsBelow(lines.count - rules.text.rows - shown.count, of: area.frame.inside)
  }

  /// All that is told of the selected entry.
  static func text(_ rules: RuleList, _ state: AppState) -> [StyledLine] {
    guard let subject = state.subject else { return [] }
    let entries = subject.ruleEntries
    guard entries.indices.contains(rules.selection.index) else { return [] }
    var text = WhyText(width: Area(state).text.size.width)
    switch entries[rules.selection.index] {
    case .rule(let rule): tell(rule, subject, &text)
    case .unsimulated(let rule):
      text.note(rule.summary)
      text.gap()
      text.note("Versions: \(rule.versions).")
    case .wrappers: tellWrappers(&text)
    case .disagreements: tellDisagreements(subject, &text)
    }
    return text.lines
  }

  // MARK: - Texts

  private static func tell(_ rule: RuleChoice, _ subject: Subject, _ text: inout WhyText) {
    text.note(rule.summary)
    if let trace = subject.decision(by: rule)?.trace {
      text.gap()
      for step in trace { text.item(step.kind.mark, step.text, style: step.kind.style) }
    }
    text.gap()
    text.note("Versions: \(rule.versions).")
    for statement in rule.evidence.statements { text.note("\(statement.source.title): \(statement.text).") }
  }

  private static func tellWrappers(_ text: inout WhyText) {
    text.note("All of them use the flow rule underneath. Documented in their release notes.")
    for wrapper in WrapperSupport.all {
      text.item("·", "\(wrapper.sdk) since \(wrapper.since); before: \(wrapper.before)")
      text.note("what it got: \(wrapper.readable)")
    }
  }

  private static func tellDisagreements(_ subject: Subject, _ text: inout WhyText) {
    for (index, disagreement) in subject.disagreements.enumerated() {
      if index > 0 { text.gap() }
      text.tell(disagreement)
    }
  }

  // MARK: - Rows

  /// The columns of the list: name, what the code gets, and the versions.
  private struct Columns {
    private let (name, code, word): (Int, Int, Int)

    init(_ subject: Subject) {
      name = subject.ruleEntries.map(\.title.cellWidth).max() ?? 0
      let verdicts = subject.rules.compactMap { subject.decision(by: $0)?.verdict }
      code = min(14, verdicts.map { $0.localization?.rawValue.cellWidth ?? 7 }.max() ?? 0)
      word = verdicts.map(\.word.cellWidth).max() ?? 0
    }

    func head(for state: AppState) -> StyledLine {
      let code = state.codeField.text.map { $0.isEmpty ? "an empty code" : $0.drawable.isolated } ?? "no code"
      return StyledLine(runs: [
        StyledRun("  What ", style: Theme.quiet), StyledRun(code, style: Theme.heading),
        StyledRun(" gets", style: Theme.quiet),
      ])
    }

    func line(_ entry: RuleListEntry, _ subject: Subject) -> StyledLine {
      var mark = "  "
      var answer: [StyledRun] = []
      if case .rule(let rule) = entry {
        if rule == subject.rule { mark = "● " }
        if let verdict = subject.decision(by: rule)?.verdict {
          let localization = (verdict.localization?.rawValue ?? "nothing").drawable.truncated(toWidth: code)
          answer = [
            StyledRun("\(verdict.mark) ", style: verdict.style),
            StyledRun(localization.padded(toWidth: code + 2)),
            StyledRun(verdict.word.padded(toWidth: word + 2), style: verdict.style),
          ]
        } else {
          answer = [StyledRun("– ".padded(toWidth: code + word + 6), style: Theme.quiet)]
        }
      }
      return StyledLine(
        runs: [StyledRun(mark + entry.title.padded(toWidth: name + 2))] + answer
          + [StyledRun(entry.note, style: Theme.quiet)]
      )
    }
  }
}

extension WhyText {
  /// A question that is answered differently, with what the code gets by each answer.
  mutating func tell(_ disagreement: Disagreement) {
    heading(disagreement.topic)
    item("✗", disagreement.other.words)
    item("✓", disagreement.followed.words, style: Theme.good)
  }
}

extension Subject {
  /// What the present code gets under a rule, and why; nil where that cannot be told.
  func decision(by rule: RuleChoice) -> (verdict: Verdict, trace: [TraceStep])? {
    switch (self, rule) {
    case (.paywall(let session), .matching(.appStrings)):
      session.app?.row?.answer.map { ($0.resolution.verdict, $0.resolution.trace) }
    case (.paywall(let session), .matching(let rule)):
      session.preview.resolution(by: rule).map { ($0.verdict, $0.trace) }
    case (.strings(let session), .kit(let rule)):
      ([session.preview.resolution] + session.preview.answer.otherRules)
        .first { $0.request.rule == rule }.map { ($0.verdict, $0.trace) }
    case (.paywall, .kit), (.strings, .matching): nil
    }
  }

  /// Where pages and code disagree, with what the present code gets.
  var disagreements: [Disagreement] {
    switch self {
    case .paywall(let session): session.preview.disagreements
    case .strings: []
    }
  }
}
