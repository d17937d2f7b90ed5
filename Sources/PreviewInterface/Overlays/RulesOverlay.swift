import LocaleMatching
import PreviewModel
package import TerminalUI

/// The matching rules side by side, each with what the present code gets, and what the selected one does.
package struct RulesOverlay: Overlay {
  /// The selected entry.
  private(set) var selection: ScrollingSelection

  /// How far the text about it is scrolled.
  private(set) var scroll = ScrollOffset()

  /// Selects an entry.
  init(_ selection: ScrollingSelection = ScrollingSelection()) {
    self.selection = selection
  }

  /// Keys mean what they mean in lists that lie over the panes.
  package var context: KeyContext { .rules }

  /// Where the list and the text below it stand.
  private struct Area {
    let frame: OverlayArea
    let list: CellRect
    let text: CellRect

    /// The text about the selected entry has what the list leaves, half of the rows at least.
    init(_ state: AppState) {
      frame = OverlayArea(size: state.size)
      let rows = min(state.subject?.ruleEntries.count ?? 0, max(1, frame.listRows / 2))
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

  // MARK: - What is done

  /// Moves in the list by rows, and by pages in the text about the selected entry.
  package func move(
    _ move: ScrollingSelection.Move,
    in state: inout AppState,
    seeing shown: Presentation
  ) {
    guard let subject = state.subject else { return }
    var rules = self
    if case .byHalfPages = move {
      rules.scroll.move(move, count: lines(in: state).count, height: Area(state).text.size.height)
    } else {
      let height = Area(state).list.size.height
      rules.selection.move(move, count: subject.ruleEntries.count, height: height)
      if rules.selection.index != selection.index { rules.scroll = ScrollOffset() }
    }
    state.overlay = rules
  }

  /// Selects the row that was pointed at.
  package func click(_ point: CellPoint, in state: inout AppState, seeing shown: Presentation) {
    let list = Area(state).list
    guard let count = state.subject?.ruleEntries.count, list.contains(point) else { return }
    var rules = self
    rules.selection.select(selection.top + point.y - list.minY, count: count, height: list.size.height)
    rules.scroll = ScrollOffset()
    state.overlay = rules
  }

  /// Decides by the selected rule; what is no rule cannot be chosen.
  package func choose(in state: inout AppState, seeing shown: Presentation) {
    guard let rules = state.subject?.rules, rules.indices.contains(selection.index) else { return }
    state.overlay = nil
    state.decide(by: rules[selection.index])
  }

  // MARK: - Drawing

  /// Draws the list.
  package func draw(_ shown: Presentation, on grid: inout CellGrid) {
    guard let subject = shown.state.subject else { return }
    let area = Area(shown.state)
    area.frame.drawFrame("Matching rules", on: &grid)
    let columns = Columns(subject)
    grid.write(columns.head(for: shown.state), row: 0, in: area.frame.inside)
    let entries = subject.ruleEntries
    for row in 0..<area.list.size.height {
      let index = selection.top + row
      guard entries.indices.contains(index) else { break }
      grid.write(columns.line(entries[index], subject), row: row, in: area.list)
      if index == selection.index { grid.select(row: row, in: area.list, hasFocus: true) }
    }
    let lines = lines(in: shown.state)
    let seen = lines.dropFirst(scroll.rows).prefix(area.text.size.height)
    for (row, line) in seen.enumerated() { grid.write(line, row: row, in: area.text) }
    grid.writeRowsBelow(lines.count - scroll.rows - seen.count, of: area.frame.inside)
  }

  /// All that is told of the selected entry.
  private func lines(in state: AppState) -> [StyledLine] {
    guard let subject = state.subject else { return [] }
    let entries = subject.ruleEntries
    guard entries.indices.contains(selection.index) else { return [] }
    var text = WhyText(width: Area(state).text.size.width)
    switch entries[selection.index] {
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

  private func tell(_ rule: RuleChoice, _ subject: Subject, _ text: inout WhyText) {
    text.note(rule.summary)
    if let trace = subject.decision(by: rule)?.trace {
      text.gap()
      for step in trace { text.item(step.kind.mark, step.text, style: step.kind.style) }
    }
    text.gap()
    text.note("Versions: \(rule.versions).")
    for statement in rule.evidence.statements { text.note("\(statement.source.title): \(statement.text).") }
  }

  private func tellWrappers(_ text: inout WhyText) {
    text.note("All of them use the flow rule underneath. Documented in their release notes.")
    for wrapper in WrapperSupport.all {
      text.item("·", "\(wrapper.sdk) since \(wrapper.since); before: \(wrapper.before)")
      text.note("what it got: \(wrapper.readable)")
    }
  }

  private func tellDisagreements(_ subject: Subject, _ text: inout WhyText) {
    for (index, disagreement) in subject.disagreements.enumerated() {
      if index > 0 { text.gap() }
      text.tell(disagreement)
    }
  }
}
