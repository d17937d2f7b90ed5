internal import CScriptEngine
import FlowScripts

/// What is left of the time and the memory that one request may take.
///
/// Two watches run. The engine's own interrupts a script between two steps, so that it can be told where it was; a
/// signal handler ends the process where the engine has no such place: in an endless chain of promises, a regular
/// expression, one huge operation.
final class ScriptBudget {
  private let library: cse_library
  private let group: cse_group
  private var lastSecond = 0.0

  /// What was interrupted; nil when nothing was.
  private(set) var problem: ScriptProblem?

  init(_ library: cse_library, group: cse_group) {
    self.library = library
    self.group = group
  }

  /// Lets something run within the limits.
  func spend<Result>(_ body: () -> Result) -> Result {
    problem = nil
    lastSecond = cse_processor_seconds() + EngineLimits.seconds
    watch()
    cse_arm_limits(EngineLimits.lastSeconds, EngineLimits.lastBytes)
    defer { cse_disarm_limits() }
    return body()
  }

  /// The engine asks once and then never again, so it is told anew each time.
  private func watch() {
    library.JSContextGroupSetExecutionTimeLimit?(
      group,
      0.01,
      { context, budget in
        guard let budget else { return false }
        return Unmanaged<ScriptBudget>.fromOpaque(budget).takeUnretainedValue().isSpent(in: context)
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  private func isSpent(in context: cse_context) -> Bool {
    guard problem == nil else { return true }
    let kind: ScriptProblem.Kind
    if cse_processor_seconds() > lastSecond {
      kind = .time
    } else if cse_resident_bytes() > EngineLimits.bytes {
      kind = .memory
    } else {
      watch()
      return false
    }
    problem = ScriptProblem(kind, line: line(in: context))
    return true
  }

  /// The line of the flow's script that is being run: the first of the backtrace that is in it.
  private func line(in context: cse_context) -> Int? {
    guard let backtrace = library.JSContextCreateBacktrace?(context, 32) else { return nil }
    defer { library.JSStringRelease(backtrace) }
    let count = min(library.JSStringGetLength(backtrace), EngineLimits.textUnits)
    let units = UnsafeBufferPointer(start: library.JSStringGetCharactersPtr(backtrace), count: count)
    let text = String(decoding: units, as: UTF16.self)
    guard let place = text.firstRange(of: "script:") else { return nil }
    return Int(text[place.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }
}
