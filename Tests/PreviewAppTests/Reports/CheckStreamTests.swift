import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import PreviewChecks
import PreviewCommands
import PreviewModel
import Synchronization
import Testing

@Suite("Checks go through a view once")
struct CheckStreamTests {
  /// Three localizations, two screens, a picture for dark mode where that is asked for, a script where one is given.
  private static func flow(isDark: Bool = false, script: String? = nil) -> String {
    let ids = ["en", "de", "ar"].map { #"{"id": "\#($0)", "strings": [{"id": "t", "value": "\#($0)"}]}"# }
    let text = #"{"layout_behaviour": "flat", "content": {"type": "text", "string_id": "t"}}"#
    let asset = ##"{"id": "ground@dark", "type": "color", "value": "#000000"}"##
    return """
      {"format": "5.1.0", "default_localization": "en", "localizations": [\(ids.joined(separator: ","))],
       "assets": [\(isDark ? asset : "")], "screens": {"a": \(text), "b": \(text)}
       \(script.map { #", "scripts": [{"content": "\#($0)"}]"# } ?? "")}
      """
  }

  private static func open(_ json: String) throws -> OpenView {
    let document = try FlowDocument(bytes: Array(json.utf8), name: "flow.json")
    return try OpenView(#require(document.entries.first), in: document, platform: .iOS)
  }

  /// The stages with a word for each thing that they do, in order.
  private static func noting(_ words: Words) -> CheckStages {
    var stages = CheckStages { run in
      words.add("play \(run.world.localization.id?.rawValue ?? "")")
      return run
    }
    let (merge, draw) = (stages.merge, stages.draw)
    stages.merge = { view, id, platform in
      words.add("merge \(id?.rawValue ?? "")")
      return merge(view, id, platform)
    }
    stages.draw = { layer, options, pictures in
      let mode = options.isDark ? " dark" : ""
      words.add("draw \(layer.screen.localization.id?.rawValue ?? "") \(layer.screen.screen.id)\(mode)")
      return draw(layer, options, &pictures)
    }
    return stages
  }

  @Test("a localization is merged and drawn once, and let go before the next one comes")
  func once() throws {
    let words = Words()
    let stream = CheckStream(Self.noting(words), options: RenderOptions(width: 40))
    _ = try stream.findings(of: Self.open(Self.flow()))
    #expect(
      words.all == ["en", "de", "ar"].flatMap { ["merge \($0)", "draw \($0) a", "draw \($0) b"] }
    )
  }

  @Test("with a script it is played once, and drawn once in each mode")
  func modes() throws {
    let words = Words()
    let stream = CheckStream(Self.noting(words), options: RenderOptions(width: 40))
    _ = try stream.findings(of: Self.open(Self.flow(isDark: true, script: "")))
    #expect(
      words.all
        == ["en", "de", "ar"].flatMap { id in
          ["merge \(id)", "play \(id)"] + ["a", "b", "a dark", "b dark"].map { "draw \(id) \($0)" }
        }
    )
  }

  @Test("every check is shown every localization and every drawing, and takes leave of each")
  func shown() throws {
    let words = Words()
    let stream = CheckStream(CheckStages(), options: RenderOptions(width: 40))
    var checks: [any ViewCheck] = [NotingCheck(words: words)]
    try stream.run(&checks, on: Self.open(Self.flow()))
    #expect(words.all == ["en", "de", "ar"].flatMap { ["look \($0)", "drawing", "drawing", "leave \($0)"] })
  }

  @Test("one engine serves all localizations of all views")
  func engines() {
    let words = Words()
    let scripts = ScriptPlayer(session: { ScriptPlayer.session(on: NotingEngine(words)) })
    let context = ProcessContext(
      arguments: ["check", "a.json", "b.json"],
      environment: [:],
      isOutputTerminal: false
    )
    let flow = Self.flow(script: "")
    _ = Program(context, fileSystem: .memory(["a.json": flow, "b.json": flow]), scripts: scripts).run()
    #expect(words.all.count { $0 == "engine" } == 1)
    #expect(words.all.count { $0 == "start" } == 6)
  }
}

/// What happened, in words.
private final class Words: Sendable {
  private let words = Mutex<[String]>([])

  var all: [String] { words.withLock { $0 } }

  func add(_ word: String) { words.withLock { $0.append(word) } }
}

/// A check that notes what it is shown.
private struct NotingCheck: ViewCheck {
  let words: Words
  let findings: [Diagnostic] = []

  mutating func look(at localization: CheckedLocalization) {
    words.add("look \(localization.localization.id.rawValue)")
  }

  mutating func look(at drawing: CheckedDrawing) { words.add("drawing") }

  mutating func leave(_ localization: CheckedLocalization) {
    words.add("leave \(localization.localization.id.rawValue)")
  }
}

/// An engine that notes when it is made and what it is to start, and runs nothing.
private struct NotingEngine: ~Copyable, ScriptEngine {
  private let words: Words

  init(_ words: Words) {
    self.words = words
    words.add("engine")
  }

  var descriptor: CInt? { nil }

  mutating func send(_ request: EngineRequest) {
    if case .start = request { words.add("start") }
  }

  mutating func receive() -> EngineEvent? { nil }

  mutating func wait() -> EngineEvent { .reply(EngineReply(answer: .started(now: 0))) }
}
