internal import CScriptEngine
import FlowDocuments
import FlowScripts

/// Runs scripts, one after the other, each in a context of its own.
final class ScriptRunner {
  private let library: cse_library
  private let group: cse_group
  private let recorderClass: cse_class
  private let budget: ScriptBudget
  private var script: ScriptContext?

  /// A context in which nothing has run yet, made while nobody waited.
  private var spare: ScriptContext?

  /// Starts the engine; nil where it does not start.
  init?(_ library: cse_library) {
    guard let group = library.JSContextGroupCreate() else { return nil }
    self.library = library
    self.group = group
    recorderClass = cse_make_recorder_class(ScriptContext.record)
    budget = ScriptBudget(library, group: group)
  }

  /// The memory that was in use when nothing had run yet, in bytes.
  private var freshBytes: Int?

  /// Whether so much is left of the scripts before that the next one would be blamed for it.
  var isWorn: Bool {
    freshBytes.map { Int(cse_resident_bytes()) - $0 > EngineLimits.wornBytes } ?? false
  }

  /// Lets go of the script and makes the context of the next one, while nobody waits.
  func rest() {
    script = nil
    budget.spend { prepare() }
  }

  private func prepare() {
    if spare == nil { spare = ScriptContext(library, in: group) }
    freshBytes = freshBytes ?? Int(cse_resident_bytes())
  }

  /// Does what is asked, within the limits.
  func reply(to request: EngineRequest) -> EngineReply {
    let answer = budget.spend { self.answer(request) }
    guard let script else { return EngineReply(answer: answer) }
    var problems = script.problems
    if let stop = budget.problem {
      // What the engine throws then says the same, without the line.
      problems = problems.filter { $0.kind != .exception } + [stop]
    }
    let reply = EngineReply(answer: answer, calls: script.calls, problems: problems)
    script.calls = []
    script.problems = []
    return reply
  }

  private func answer(_ request: EngineRequest) -> EngineReply.Answer {
    if case .start(let start) = request {
      prepare()
      script = spare
      spare = nil
      script?.define(start, recorderClass: recorderClass)
      let now = cse_milliseconds_since_1970()
      script?.run()
      return .started(now: now)
    }
    guard let script else { return .missing(.object("")) }
    switch request {
    case .start: return .done
    case .setProducts(let products):
      script.setProducts(products)
      return .done
    case .call(let path, let argument): return script.call(path, with: argument)
    case .answer(let callback, let argument): return script.answer(callback, with: argument)
    case .write(let write): return script.write(write)
    case .read(let reads): return .values(reads.map { script.read($0) })
    case .locate(let path): return .line(script.line(of: path))
    }
  }
}
