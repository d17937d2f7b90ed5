import FlowDocuments
import FlowScripts
import Foundation
import ScriptEngine

/// An engine that runs scripts in a process of the program that was built beside these tests.
struct Engine: ~Copyable {
  private var engine = Engine.make()

  /// An engine that starts the program which was built.
  static func make() -> JavaScriptEngine { JavaScriptEngine(executable: program) }

  private static let program: String = {
    signal(SIGPIPE, SIG_IGN)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("paywall-preview").path
  }()

  /// Whether the library is installed here.
  static let isAvailable: Bool = {
    var engine = Engine()
    return engine.run("") != .ended(.unavailable)
  }()

  /// Asks for something and waits for what comes of it.
  mutating func ask(_ request: EngineRequest) -> EngineEvent {
    engine.send(request)
    return engine.wait()
  }

  /// Asks for nothing more of the script.
  mutating func rest() { engine.rest() }

  /// Runs a script.
  mutating func run(
    _ script: String,
    environment: JSONValue = .object([:]),
    products: JSONValue? = nil,
    locale: String = "en"
  ) -> EngineEvent {
    ask(
      .start(ScriptStart(script: script, environment: environment, products: products, locale: locale))
    )
  }

  /// Calls a function of the script.
  mutating func call(_ path: String, _ argument: JSONValue = .null) -> EngineEvent {
    ask(.call(path: path, argument: argument))
  }

  /// What a variable holds; nil when the engine has ended.
  mutating func read(_ path: String) -> VariableValue? {
    guard case .reply(let reply) = ask(.read([path])),
      case .values(let values) = reply.answer
    else { return nil }
    return values.first
  }
}

extension EngineEvent {
  /// The reply; nil when the engine has ended.
  var reply: EngineReply? {
    if case .reply(let reply) = self { reply } else { nil }
  }
}
