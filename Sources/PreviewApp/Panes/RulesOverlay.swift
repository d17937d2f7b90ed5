import LocaleMatching
import TerminalUI

/// The matching rules, with what the selected one does and how that is known.
enum RulesOverlay {
  /// Draws the list.
  static func draw(_ selection: ScrollingSelection, _ state: AppState, on grid: inout CellGrid) {
    guard let subject = state.subject else { return }
    let area = OverlayArea(size: state.size)
    area.drawFrame("Matching rule", on: &grid)
    let rules = subject.rules
    let width = rules.map(\.rawValue.cellWidth).max() ?? 0
    let shown = rules.dropFirst(selection.top).prefix(state.ruleRows)
    for (row, rule) in shown.enumerated() {
      let mark = rule == subject.rule ? "● " : "  "
      let line = StyledLine(runs: [
        StyledRun(mark + rule.rawValue.padded(toWidth: width + 2)),
        StyledRun(rule.versions, style: Theme.quiet),
      ])
      grid.write(line, row: row, in: area.list)
      if selection.top + row == selection.index { grid.select(row: row, in: area.list, hasFocus: true) }
    }
    let top = area.list.minY + shown.count + 1
    let rest = CellRect(
      x: area.inside.minX,
      y: top,
      width: area.inside.size.width,
      height: max(0, area.inside.maxY - top)
    )
    guard rules.indices.contains(selection.index) else { return }
    let rule = rules[selection.index]
    var text = WhyText(width: rest.size.width)
    text.note(rule.summary)
    text.gap()
    text.note("Versions: \(rule.versions).")
    for statement in rule.evidence.statements { text.note("\(statement.source.title): \(statement.text).") }
    for (row, line) in text.lines.enumerated() { grid.write(line, row: row, in: rest) }
  }
}
