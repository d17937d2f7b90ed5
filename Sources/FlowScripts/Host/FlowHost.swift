package import FlowDocuments
import LocaleMatching
import PaywallRendering

/// The phone that a flow runs on: it opens screens, asks questions, keeps timers, and tells the script what happens.
///
/// A value: it says what to ask the engine next and takes what comes of it, and never waits. A view of 4.x needs no
/// engine, since the whole state of what the SDK runs for it are two tables.
package struct FlowHost: Sendable {
  let view: FlowView
  let world: FlowWorld

  /// The screens that are open, by the navigator that shows them.
  var open: [String: ScreenInstance] = [:]

  /// What is still to do.
  var work: [FlowWork] = []

  /// What the engine is doing; nil while it does nothing.
  private(set) var underWay: FlowWork?

  /// The questions that wait for an answer, the oldest first.
  var questions: [OpenQuestion] = []

  /// The timers by id.
  var timers: [String: FlowTimer] = [:]

  /// What is selected and shown in a view of 4.x.
  var legacy: LegacyState

  /// What the flow has asked of the app and the phone, in order; the oldest go when there are too many.
  package internal(set) var notices: [FlowNotice] = []

  /// What is worth telling about the script, each thing once.
  package internal(set) var findings: [Diagnostic] = []

  /// What is shown; nil until the script has run.
  package internal(set) var stage: FlowStage?

  /// How many screens may still be opened, and calls done, before a person does something again.
  var navigationsLeft = Self.mostNavigations
  var callsLeft = Self.mostCalls

  /// How often variables may still call the SDK when they are read, before a person does something again.
  private var callingReadsLeft = Self.mostCallingReads

  /// When the engine read its clock, in milliseconds since 1970; nil before it did.
  var now: Double?

  /// The functions that buttons of open screens call and that are none, by their paths.
  var missingFunctions: [String] = []

  private var isStale = false

  /// A screen that opens another when it has appeared, and so on, is a loop that no limit of time sees.
  static let mostNavigations = 64

  /// More calls than that between two presses are a loop as well.
  static let mostCalls = 600

  /// A getter that calls the SDK has all variables read again, and so on.
  private static let mostCallingReads = 8

  /// Prepares to run a view; `start` begins.
  package init(_ view: FlowView, in world: FlowWorld) {
    self.view = view
    self.world = world
    legacy = LegacyState(selectedProducts: view.selectedProducts, sectionIndexes: view.sectionStarts)
  }

  /// Runs the script, or opens the first screen of a view that has none to run.
  package mutating func start() {
    if view.isLegacy {
      show(Self.legacyStart, in: Navigator.defaultID)
      isStale = true
    } else {
      work = [.start]
    }
  }

  /// The screen that the SDK opens first in a view of 4.x.
  static let legacyStart = ScreenInstance(
    id: "default",
    navigatorID: Navigator.defaultID,
    screenID: "default",
    contextPath: ""
  )

  /// Whether there is nothing to do and nothing to wait for.
  package var isIdle: Bool { underWay == nil && work.isEmpty && !isStale }

  /// The question that waits for an answer.
  package var question: FlowQuestion? { questions.first?.question }

  /// What to ask the engine now; nil while it is at work and when there is nothing left to ask.
  package mutating func nextRequest() -> EngineRequest? {
    guard underWay == nil else { return nil }
    while !work.isEmpty {
      let next = work.removeFirst()
      if let request = begin(next) { return request }
    }
    guard isStale else { return nil }
    isStale = false
    guard !view.isLegacy else {
      publish([:])
      return nil
    }
    return begin(.read)
  }

  /// Begins something; nil when it needs no engine and is done.
  private mutating func begin(_ next: FlowWork) -> EngineRequest? {
    let request: EngineRequest
    switch next {
    case .start:
      request = .start(
        ScriptStart(
          script: view.script ?? "",
          environment: world.environment,
          products: world.products.json(areLoaded: false),
          locale: world.phoneLanguage.withLikelyRegion
        )
      )
    case .setProducts: request = .setProducts(world.products.json(areLoaded: true) ?? .null)
    case .event(let name, let members):
      request = .call(
        path: "handleSDKEvent",
        argument: .object(members, ["name": .string(name)])
      )
    case .actions(let actions, let instance, let added):
      guard let action = actions.first else { return nil }
      if actions.count > 1 {
        work.insert(.actions(Array(actions.dropFirst()), instance, added: added), at: 0)
      }
      guard !action.isLegacy else {
        performLegacy(action)
        isStale = true
        return nil
      }
      request = .call(
        path: instance.path(action.name, scope: action.scope),
        argument: .object(action.parameters.members + added, ["_screen": instance.json])
      )
    case .calls(let calls):
      for call in calls { perform(call) }
      isStale = true
      return nil
    case .answer(let callback, let argument): request = .answer(callback: callback, argument: argument)
    case .write(let write): request = .write(write)
    case .locate(let path): request = .locate(path: path)
    case .findFunctions(let paths): request = .read(paths)
    case .read: request = .read(readings.map(\.path))
    }
    underWay = next
    return request
  }

  /// Takes what came of the last request.
  package mutating func receive(_ reply: EngineReply) {
    guard let done = underWay else { return }
    underWay = nil
    if case .started(let now) = reply.answer { self.now = now }
    for problem in reply.problems { note(problem, in: done) }
    if !reply.calls.isEmpty, mayCall(after: done) { work.append(.calls(reply.calls)) }
    switch (reply.answer, done) {
    case (.values(let values), .read):
      publish(Dictionary(zip(readings.map(\.path), values)) { first, _ in first })
    case (.values(let values), .findFunctions(let paths)):
      missingFunctions = zip(paths, values).filter { $0.1 != .function }.map(\.0)
    case (.line(let line), .locate(let path)): noteStopped(path, line: line)
    case (.missing(let missing), _): note(missing, in: done)
    default: break
    }
    switch done {
    case .start:
      isStale = true
      // From code: the products are defined anew and told of once the store has answered.
      if !world.products.isEmpty, world.areProductsLoaded {
        work += [.setProducts, .event(name: "productsLoaded", [])]
      }
    case .read, .locate, .findFunctions: break
    default: isStale = true
    }
  }

  /// What the engine was doing when it ended; the host can do nothing more.
  package mutating func end() -> String? {
    defer {
      underWay = nil
      work = []
      isStale = false
    }
    guard case .actions(let actions, let instance, _) = underWay, let action = actions.first else {
      return nil
    }
    return instance.path(action.name, scope: action.scope)
  }

  /// Gives the flow room again: a person has done something.
  mutating func refill() {
    navigationsLeft = Self.mostNavigations
    callsLeft = Self.mostCalls
    callingReadsLeft = Self.mostCallingReads
  }

  /// Whether calls are performed that came while the engine did something.
  private mutating func mayCall(after done: FlowWork) -> Bool {
    guard case .read = done else { return true }
    callingReadsLeft -= 1
    guard callingReadsLeft <= 0 else { return true }
    noteEndlessCalls()
    return false
  }
}
