import FlowDocuments
import FlowScripts
import PaywallRendering
import Testing

/// What is drawn, what can be pressed and where strings are used are three questions with one answer.
@Suite(.serialized)
struct SeenStateTests {
  @Test(
    "what is drawn is what controls and uses of strings say, in every state that controls reach",
    arguments: SeenFlow.all
  )
  func agree(_ flow: SeenFlow) {
    // Breadth first: what is near the beginning is looked at first.
    var waiting = [SeenState()]
    var met: Set<Sight> = []
    var next = 0
    while next < waiting.count, met.count < Self.mostStates, next < Self.mostRuns {
      let state = waiting[next]
      next += 1
      let run = flow.run(taking: state.walk)
      guard let screen = SeenScreen(flow, run, state.pages, columns: 46) else { continue }
      guard met.insert(Sight(run: run, pages: state.pages)).inserted else { continue }
      screen.expectControls()
      screen.expectTexts()
      screen.expectPages()
      if let narrow = SeenScreen(flow, run, state.pages, columns: 20) {
        narrow.expectControls()
        narrow.expectTexts()
      }
      for (step, pages) in screen.steps {
        waiting.append(SeenState(walk: FlowWalk(state.walk.steps + [step].compactMap { $0 }), pages: pages))
      }
    }
    #expect(!met.isEmpty || flow.view.script != nil)
  }

  /// Enough for every state of most views.
  private static let mostStates = 12

  /// Each runs the script anew, which takes a process.
  private static let mostRuns = 24

  /// What tells two moments apart.
  private struct Sight: Hashable {
    let screens: [ScreenInstance]
    let states: [FlowState]
    let pages: [JSONPointer: Int]
    let hasQuestion: Bool

    init(run: FlowRun, pages: [JSONPointer: Int]) {
      let layers = run.stage?.layers ?? []
      screens = layers.map(\.instance)
      states = layers.map(\.state)
      self.pages = pages
      hasQuestion = run.question != nil
    }
  }
}
