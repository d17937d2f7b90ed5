import TerminalUI

extension RuleList {
  /// Moves in the list by rows, and by pages in the text about the selected entry.
  mutating func move(_ move: ScrollingSelection.Move, _ state: AppState) {
    guard let subject = state.subject else { return }
    let entries = subject.ruleEntries
    if case .byHalfPages = move {
      let area = RulesOverlay.Area(state)
      text.move(move, count: RulesOverlay.text(self, state).count, height: area.text.size.height)
    } else {
      let before = selection.index
      selection.move(move, count: entries.count, height: state.ruleRows)
      if selection.index != before { text = ScrollOffset() }
    }
  }

  /// Selects a row of the list that was pointed at.
  mutating func select(row: Int, _ state: AppState) {
    guard let count = state.subject?.ruleEntries.count, row < state.ruleRows else { return }
    selection.select(selection.top + row, count: count, height: state.ruleRows)
    text = ScrollOffset()
  }
}
