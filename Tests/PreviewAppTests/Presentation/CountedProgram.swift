import FlowDocuments
import FlowScripts
import PaywallRendering
import PreviewInterface
import PreviewModel
import Synchronization
import TerminalUI

/// The program with a drawing that counts what it lays out, and an engine that counts how often it runs the script.
struct CountedProgram {
  private(set) var app: InteractiveApp
  private(set) var engine = CountingEngine()
  private let counter: LayoutCounter
  private let size: CellSize

  /// How often a screen has been laid out.
  var layouts: Int { counter.value }

  init(_ library: Library, size: CellSize = CellSize(width: 120, height: 40)) {
    let counter = LayoutCounter()
    self.counter = counter
    self.size = size
    let drawing = ScreenDrawing { layers, options, pictures in
      counter.add()
      return ScreenRenderer.render(layers, options: options, pictures: &pictures)
    }
    app = InteractiveApp(AppState(library, size: size), drawing: drawing) { library }
    send([])
  }

  mutating func send(_ events: [TerminalEvent]) {
    var device = HeadlessDevice(size: size, events: events)
    app.run(on: &device, scripts: &engine)
  }

  mutating func press(_ names: [String]) {
    send(names.map { .key(Key(named: $0)) })
  }
}

/// Counts across copies of the program.
private final class LayoutCounter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func add() { count.withLock { $0 += 1 } }
}

/// An engine that answers at once, as a script does that opens its one screen and asks something when a button is
/// pressed.
struct CountingEngine: ScriptEngine {
  /// How often the script was run.
  private(set) var starts = 0

  /// The functions that were called, without the events.
  private(set) var calls: [String] = []

  private var event: EngineEvent?

  /// A screen with a button that leads to a question, a field, and a pager.
  static let flow = """
    {"format": "5.0.0", "default_localization": "en",
     "localizations": [
       {"id": "en", "strings": [{"id": "ask", "value": "Ask me"}, {"id": "two", "value": "Second"}]},
       {"id": "de", "strings": [{"id": "ask", "value": "Frag mich"}]}],
     "screens": {"main": {"layout_behaviour": "flat", "content": {"type": "v_stack", "content": [
       {"type": "button", "action": [{"func": "ask"}], "content": {"type": "text", "string_id": "ask"}},
       {"type": "text_field", "value": {"var": "name"}},
       {"type": "pager", "content": [{"type": "text", "string_id": "ask"}, {"type": "text", "string_id": "two"}]}
     ]}}, "other": {"content": {"type": "text", "string_id": "two"}}},
     "scripts": [{"content": "…"}]}
    """

  var descriptor: CInt? { nil }

  mutating func send(_ request: EngineRequest) {
    switch request {
    case .start:
      starts += 1
      let open: JSONValue = .object([
        "type": .string("main"), "instanceId": .string("main"), "transitionId": .string("t"),
      ])
      event = .reply(
        EngineReply(
          answer: .started(now: 1_000_000),
          calls: [HostCall(name: HostFunction.openScreen.rawValue, argument: open)]
        )
      )
    case .call("ask", _):
      calls.append("ask")
      let alert: JSONValue = .object(["title": .string("Really?")])
      event = .reply(
        EngineReply(calls: [HostCall(name: HostFunction.showAlertDialog.rawValue, argument: alert)])
      )
    case .read(let paths):
      event = .reply(EngineReply(answer: .values(paths.map { _ in .undefined })))
    case .call, .answer, .write, .setProducts, .locate: event = .reply(EngineReply())
    }
  }

  mutating func receive() -> EngineEvent? {
    defer { event = nil }
    return event
  }

  mutating func wait() -> EngineEvent { receive() ?? .ended(.unavailable) }
}
