import FlowScripts
import TerminalUI

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
