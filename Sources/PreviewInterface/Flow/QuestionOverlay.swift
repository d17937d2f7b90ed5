import FlowScripts
import LocaleMatching
import PreviewModel
import TerminalUI

/// What the flow, the phone or the store asks: a small box over the paywall, which stays in sight behind it.
enum QuestionOverlay {
  /// Draws the question with its answers.
  static func draw(_ selection: ScrollingSelection, _ state: AppState, on grid: inout CellGrid) {
    guard let question = state.session?.play?.run.question else { return }
    let area = QuestionArea(question, in: state)
    area.drawFrame(question.title, on: &grid)
    for (row, line) in area.lines.enumerated() { grid.write(line, row: row, in: area.inside) }
    for (row, answer) in question.answers.enumerated() {
      grid.write(StyledLine("  \(answer.title.drawable)"), row: row, in: area.list)
      if row == selection.index { grid.select(row: row, in: area.list, hasFocus: true) }
    }
  }
}

extension FlowQuestion {
  /// Who asks.
  fileprivate var title: String {
    switch subject {
    case .purchase(_, let isWeb): isWeb ? "Web page" : "Store"
    case .restore: "Store"
    case .alert: "Alert"
    case .permission: "Permission"
    }
  }
}
