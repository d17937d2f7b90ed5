package import FlowDocuments
import LocaleMatching
package import PaywallRendering

/// A flow that is being walked through in one language: the phone that it runs on, and the steps that led here.
///
/// A script cannot be taken back or moved to another language. So the steps are kept: another language, or another
/// engine after one that had to be ended, runs the script anew and takes them again.
package struct FlowRun: Sendable {
  /// The view.
  package let view: FlowView

  /// What the flow can learn.
  package let world: FlowWorld

  /// The steps that were taken.
  package private(set) var walk = FlowWalk()

  /// Why no script runs here; nil while it does.
  package private(set) var standstill: String?

  /// What was said when the last step could not be taken; nil when it could.
  package private(set) var refusal: String?

  private(set) var host: FlowHost
  private var steps: [FlowStep]
  private var earlierFindings: [Diagnostic] = []
  private var lastStage: FlowStage?
  private var startsLeft = Self.mostStarts
  private var checksFunctions = false

  /// A flow that ends its engine again and again is given up.
  private static let mostStarts = 12

  /// Begins with steps to take as soon as the script has run.
  package init(_ view: FlowView, in world: FlowWorld, taking walk: FlowWalk = FlowWalk()) {
    self.view = view
    self.world = world
    steps = walk.steps
    host = FlowHost(view, in: world)
    host.start()
  }

  /// What is shown; nil until the script has run for the first time.
  package var stage: FlowStage? { host.stage ?? lastStage }

  /// The question that waits for an answer.
  package var question: FlowQuestion? { host.question }

  /// What the flow has asked of the app and the phone, in order.
  package var notices: [FlowNotice] { host.notices }

  /// What is worth telling about the script, each thing once.
  package var findings: [Diagnostic] {
    earlierFindings + host.findings.filter { !earlierFindings.contains($0) }
  }

  /// What can be done to the topmost screen on a phone of the flow's world; nothing while a question waits.
  package var controls: [Control] { controls(on: Viewport(world.device)) }

  /// What can be done to the topmost screen on a phone, in the order in which it is laid out; nothing while a question
  /// waits.
  ///
  /// `pages` are those that pagers were turned to of which the flow knows nothing, by the places of the pagers.
  package func controls(on viewport: Viewport, turnedTo pages: [JSONPointer: Int] = [:]) -> [Control] {
    question == nil ? host.controls(on: viewport, turnedTo: pages) : []
  }

  /// The timers that a script has started and that have not ended, by id.
  package var runningTimers: [String] {
    host.timers.filter { !$0.value.isOver }.keys.sorted()
  }

  /// Whether there is nothing to ask the engine and nothing to wait for.
  package var isIdle: Bool { standstill != nil || (host.isIdle && steps.isEmpty && !checksFunctions) }

  /// Takes a step, as soon as all before it have been taken.
  package mutating func take(_ step: FlowStep) {
    steps.append(step)
  }

  /// Has the functions that buttons call looked for, once the flow has come to rest.
  package mutating func checkFunctions() {
    checksFunctions = true
  }

  /// What to ask the engine now; nil while it is at work and when there is nothing left to ask.
  package mutating func nextRequest() -> EngineRequest? {
    guard standstill == nil else { return nil }
    while true {
      if let request = host.nextRequest() { return request }
      guard host.isIdle else { return nil }
      guard !steps.isEmpty else {
        guard checksFunctions else { return nil }
        checksFunctions = false
        host.checkFunctions()
        continue
      }
      let step = steps.removeFirst()
      refusal = host.take(step)
      if let refusal {
        host.noteRefusal(of: step, number: walk.steps.count + 1, refusal)
      } else {
        walk.steps.append(step)
      }
    }
  }

  /// Takes what the engine says.
  package mutating func receive(_ event: EngineEvent) {
    switch event {
    case .reply(let reply): host.receive(reply)
    case .ended(let end): restart(after: end)
    }
  }

  /// The engine is gone: begins anew without the step that ended it.
  private mutating func restart(after end: EngineEnd) {
    let hasBegun = host.stage != nil
    let function = host.end()
    startsLeft -= 1
    lastStage = host.stage ?? lastStage
    switch end {
    case .unavailable:
      standstill = "JavaScriptCore is not installed, so the flow’s script is not run"
      return
    case .time, .memory, .failure:
      if function == nil || end != .time { host.noteEnd(end, in: function) }
    }
    earlierFindings = findings
    guard hasBegun, startsLeft > 0 else {
      standstill = "the flow’s script was stopped"
      return
    }
    var taken = walk.steps
    if !taken.isEmpty { taken.removeLast() }
    walk = FlowWalk()
    steps = taken + steps
    host = FlowHost(view, in: world)
    host.start()
    if end == .time, let function { host.work.append(.locate(path: function)) }
  }
}
