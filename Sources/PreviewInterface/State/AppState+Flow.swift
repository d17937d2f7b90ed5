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
    case (.some, nil): overlay = QuestionOverlay()
    case (nil, is QuestionOverlay): overlay = nil
    default: break
    }
  }

  /// Takes the steps of a recorded walk in the flow that is looked at.
  package mutating func take(_ walk: FlowWalk) {
    guard let session, !walk.steps.isEmpty else { return }
    self.session?.play = FlowPlay(session.preview, store: session.store, taking: walk)
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
      overlay = FieldOverlay(control, CodeField(LocaleCode(ScriptValue.number(number).text)))
    case .pager: break
    case .field(let text, _): overlay = FieldOverlay(control, CodeField(LocaleCode(text)))
    }
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

  // MARK: - Pages

  /// Turns a pager by some pages: the one around the selection, else the first that is seen, else the first of
  /// the screen.
  mutating func turnPage(_ step: Int, seeing shown: Presentation) {
    guard let pager = shown.pagerInFocus else {
      message = "no pager is on this screen"
      return
    }
    turn(pager, by: step, on: shown.viewport)
  }

  /// Turns the pager at a cell, forwards on the side where lines end, else back.
  mutating func turnPager(at cell: CellPoint, seeing shown: Presentation) {
    guard let session, let view = shown.paywall?.view,
      let part = view.part(at: cell, scrolledBy: paywallScroll.rows)
    else { return }
    let place = CellPoint(x: cell.x - part.clip.minX, y: cell.y - part.top)
    guard let pager = part.region.pagers.last(where: { $0.frame.contains(place) }) else { return }
    let isFirstHalf = place.x < pager.frame.minX + pager.frame.size.width / 2
    let isMirrored = session.preview.localization.direction == .rightToLeft
    turn(pager, by: isFirstHalf == isMirrored ? 1 : -1, on: shown.viewport)
  }

  private mutating func turn(_ pager: PlacedPager, by step: Int, on viewport: Viewport) {
    let page = min(max(pager.page + step, 0), pager.count - 1)
    guard page != pager.page else {
      message = step > 0 ? "this is the last of \(pager.count) pages" : "this is the first page"
      return
    }
    session?.turn(pager, to: page, on: viewport)
    message = "page \(page + 1) of \(pager.count)"
  }
}
