import FlowScripts
import LocaleMatching
import PreviewModel
package import TerminalUI

/// What the flow, the phone or the store asks: a small box over the paywall, which stays in sight behind it.
package struct QuestionOverlay: Overlay {
  /// The selected answer.
  private(set) var selection = ScrollingSelection()

  /// Keys answer it.
  package var context: KeyContext { .question }

  /// Moves the selection among the answers.
  package func move(
    _ move: ScrollingSelection.Move,
    in state: inout AppState,
    seeing shown: Presentation
  ) {
    let count = state.question?.answers.count ?? 0
    var question = self
    question.selection.move(move, count: count, height: count)
    state.overlay = question
  }

  /// Gives the answer that was clicked.
  package func click(_ point: CellPoint, in state: inout AppState, seeing shown: Presentation) {
    guard let question = state.question else { return }
    let list = QuestionArea(question, in: shown.areas).list
    let row = point.y - list.minY
    guard list.contains(point), question.answers.indices.contains(row) else { return }
    answer(row, in: &state)
  }

  /// Gives the selected answer.
  package func choose(in state: inout AppState, seeing shown: Presentation) {
    answer(selection.index, in: &state)
  }

  /// Calls it off.
  package func close(in state: inout AppState) { answer(nil, in: &state) }

  /// Gives an answer by its place; nil calls the question off.
  private func answer(_ index: Int?, in state: inout AppState) {
    state.overlay = nil
    guard let question = state.question else { return }
    let answer = index.flatMap { question.answers.indices.contains($0) ? question.answers[$0] : nil }
    state.session?.take(.answer((answer ?? question.calledOff).id))
  }

  /// Draws the question with its answers.
  package func draw(_ shown: Presentation, on grid: inout CellGrid) {
    guard let question = shown.state.question else { return }
    let area = QuestionArea(question, in: shown.areas)
    area.drawFrame(question.title, on: &grid)
    for (row, line) in area.lines.enumerated() { grid.write(line, row: row, in: area.inside) }
    for (row, answer) in question.answers.enumerated() {
      grid.write(StyledLine("  \(answer.title.drawable)"), row: row, in: area.list)
      if row == selection.index { grid.select(row: row, in: area.list, hasFocus: true) }
    }
  }
}

extension AppState {
  /// The question of the flow that waits for an answer.
  fileprivate var question: FlowQuestion? { session?.play?.run.question }
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

/// Where a question stands over the paywall, and its words as lines.
struct QuestionArea {
  /// The box.
  let frame: CellRect

  /// The cells inside its lines.
  let inside: CellRect

  /// The rows of the answers.
  let list: CellRect

  /// The words of the question.
  let lines: [StyledLine]

  init(_ question: FlowQuestion, in areas: FrameAreas) {
    let pane = areas.inside(.paywall) ?? areas.body.inset(horizontal: 1, vertical: 1)
    let width = min(pane.size.width, 46)
    let room = max(1, width - 4)
    var text = WhyText(width: room)
    for words in question.sentences { text.note(words) }
    text.gap()
    let most = max(0, pane.size.height - 2 - question.answers.count)
    lines = Array(text.lines.prefix(most))
    let height = min(pane.size.height, lines.count + question.answers.count + 2)
    frame = CellRect(
      x: pane.minX + (pane.size.width - width) / 2,
      y: pane.minY + max(0, (pane.size.height - height) / 2),
      width: width,
      height: height
    )
    inside = frame.inset(horizontal: 2, vertical: 1)
    list = CellRect(
      x: inside.minX,
      y: inside.minY + lines.count,
      width: inside.size.width,
      height: max(0, inside.size.height - lines.count)
    )
  }

  /// Clears the box and draws its lines and title.
  func drawFrame(_ title: String, on grid: inout CellGrid) {
    grid.fill(frame, with: .blank)
    grid.drawBox(frame, border: .rounded, style: Theme.line)
    grid.write(
      " \(title) ".truncated(toWidth: max(0, frame.size.width - 4)),
      at: CellPoint(x: frame.minX + 2, y: frame.minY),
      style: Theme.focusedTitle,
      clippedTo: frame
    )
  }
}

extension FlowQuestion {
  /// What stands in the box.
  fileprivate var sentences: [String] {
    switch subject {
    case .alert(let title, let message): [title, message].filter { !$0.isEmpty }
    case .purchase, .restore, .permission: ["The flow \(words)."]
    }
  }
}
