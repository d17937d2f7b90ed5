import FlowDocuments
package import FlowScripts
import LocaleMatching
import PaywallRendering
import PreviewModel
import TerminalUI

extension AppState {
  /// What to ask the script engine now; nil while it is at work and when there is nothing to ask.
  package mutating func nextEngineRequest() -> EngineRequest? {
    let request = session?.play?.run.nextRequest()
    if request == nil { settlePlay() }
    return request
  }

  /// Takes what the script engine says.
  package mutating func receive(_ event: EngineEvent) {
    session?.play?.run.receive(event)
    settlePlay()
  }

  /// Shows what the flow shows once it has come to rest, and asks what it asks.
  private mutating func settlePlay() {
    guard session?.play?.run.isIdle == true else { return }
    let screen = session?.screenID
    session?.settlePlay()
    if session?.screenID != screen {
      paywallScroll = ScrollOffset()
      // What was pressed stands on the screen before.
      select(nil)
    }
    if let news = session?.play?.news() { message = news }
    switch (session?.play?.run.question, overlay) {
    case (.some, nil): overlay = .question(ScrollingSelection())
    case (nil, .question): overlay = nil
    default: break
    }
    settle()
  }

  /// Takes the steps of a recorded walk in the flow that is looked at.
  package mutating func take(_ walk: FlowWalk) {
    guard let session, !walk.steps.isEmpty else { return }
    self.session?.play = FlowPlay(session.preview, store: session.store, taking: walk)
  }

  /// Does what the selected control of the paywall does; false when none is selected.
  mutating func pressSelection() -> Bool {
    guard let control = selectedControl else { return false }
    press(control)
    return true
  }

  /// Does what a control does.
  mutating func press(_ control: Control) {
    guard control.isEnabled else {
      message = "the script has switched this off"
      return
    }
    switch control.kind {
    case .button, .toggle, .choice: session?.take(.press(control.target))
    case .number(let number, _):
      overlay = .field(control, CodeField(LocaleCode(ScriptValue.number(number).text)))
    case .pager: break
    case .field(let text, _): overlay = .field(control, CodeField(LocaleCode(text)))
    }
  }

  /// Goes back in the flow: a tap beside a sheet or, on Android, the back button.
  mutating func goBackInFlow() {
    session?.take(.back)
  }

  /// Begins the flow anew.
  mutating func startFlowOver() {
    let wasTurned = session?.pages.isEmpty == false
    session?.turnBack()
    guard let session, session.play != nil else {
      message =
        wasTurned
        ? "every pager shows its first page"
        : "there is nothing to begin anew: the view has no script and no buttons"
      return
    }
    self.session?.play?.startOver(session.preview, store: session.store)
    message = "from the beginning"
  }

  /// Ends the first timer that runs.
  mutating func endTimer() {
    guard let timer = session?.play?.run.runningTimers.first else {
      message = "no timer runs"
      return
    }
    session?.take(.expire(timer: timer))
    message = "the timer “\(timer)” has come to its end"
  }

  /// Gives the question that waits an answer by its place; without one it is called off.
  mutating func answer(_ index: Int?) {
    overlay = nil
    guard let question = session?.play?.run.question else { return }
    let answer = index.flatMap { question.answers.indices.contains($0) ? question.answers[$0] : nil }
    session?.take(.answer((answer ?? question.calledOff).id))
  }

  /// Types what was written for a field.
  mutating func type(_ text: String, into control: Control) {
    overlay = nil
    session?.take(.type(text, into: control.target))
  }
}

extension AppState {
  /// Moves the selection among the answers.
  mutating func moveAnswer(_ selection: ScrollingSelection, _ move: ScrollingSelection.Move) {
    let count = session?.play?.run.question?.answers.count ?? 0
    var selection = selection
    selection.move(move, count: count, height: count)
    overlay = .question(selection)
  }

  /// Gives the answer that was clicked.
  mutating func clickQuestion(_ point: CellPoint, _ selection: ScrollingSelection) {
    guard let question = session?.play?.run.question else { return }
    let list = QuestionArea(question, in: self).list
    let row = point.y - list.minY
    guard list.contains(point), question.answers.indices.contains(row) else { return }
    answer(row)
  }

  /// The control at a cell of the paywall: the innermost that is drawn there.
  func control(at point: CellPoint) -> Control? {
    guard let view = PaywallView(self) else { return nil }
    let part = view.parts(scrolledBy: paywallScroll.rows).first { $0.clip.contains(point) }
    return part.flatMap { part in
      control(at: CellPoint(x: point.x - part.clip.minX, y: point.y - part.top), on: part.region)
    }
  }

  /// The control that is selected, or in which the selected text stands.
  var selectedControl: Control? {
    guard let target = targets?[selection?.place], let screen = session?.rendered else { return nil }
    let region = screen[target.part]
    return region.flatMap { control(at: target.frame.origin, on: $0) }
  }

  private func control(at cell: CellPoint, on region: RenderedRegion) -> Control? {
    let controls = session?.controls ?? []
    let here = region.controls.filter { $0.frame.contains(cell) }
    return here.reversed().lazy.compactMap { placed in
      controls.first { $0.target.pointer == placed.pointer }
    }.first
  }
}
