internal import CScriptEngine
import FlowDocuments
import FlowScripts

/// One run of one script: the world that it knows, and what it asks of the host.
///
/// Values that only Swift holds are not seen by the engine's collector. So nothing is kept across requests but the
/// functions that a script has handed over and that of the prelude, which are protected, and what the global object
/// holds.
final class ScriptContext {
  let library: cse_library
  let context: cse_context
  private(set) var script = ""

  /// What the script has asked of the host since the last reply.
  var calls: [HostCall] = []

  /// What has gone wrong since the last reply.
  var problems: [ScriptProblem] = []

  /// The functions that the script has handed over; a handle is an index.
  var callbacks: [cse_value] = []

  /// The function of the prelude that defines the products anew.
  private(set) var productsSetter: cse_value?

  /// The function of the prelude that makes the world of the script, until it has been called.
  private var prelude: cse_value?

  /// Makes a context in a group, in which nothing has run yet; nil when the engine has no room for it.
  init?(_ library: cse_library, in group: cse_group) {
    guard let context = library.JSGlobalContextCreateInGroup(group, nil) else { return nil }
    self.library = library
    self.context = context
    prelude = evaluate(ScriptPrelude.source, named: "prelude")
    protect(prelude)
  }

  /// Defines what the host gives.
  func define(_ start: ScriptStart, recorderClass: cse_class) {
    script = start.script
    guard let prelude else { return }
    let recorder = library.JSObjectMake(context, recorderClass, Unmanaged.passUnretained(self).toOpaque())
    let arguments = [
      recorder, value(start.environment), value(start.products ?? .null), value(.string(start.locale)),
    ]
    productsSetter = call(prelude, with: arguments)
    protect(productsSetter)
    library.JSValueUnprotect(context, prelude)
    self.prelude = nil
  }

  /// Keeps a value from the collector for as long as the context is there.
  ///
  /// What is protected keeps its context, so a context that is let go has to give it back.
  private func protect(_ value: cse_value?) {
    if let value { library.JSValueProtect(context, value) }
  }

  deinit {
    for value in callbacks + [productsSetter, prelude].compactMap(\.self) {
      library.JSValueUnprotect(context, value)
    }
    library.JSGlobalContextRelease(context)
  }

  /// What calls of `SDK` end in.
  static let record: cse_record = { recorder, count, arguments in
    let context = Unmanaged<ScriptContext>.fromOpaque(recorder).takeUnretainedValue()
    context.record(Array(UnsafeBufferPointer(start: arguments, count: count)))
  }

  /// Runs the flow's script.
  func run() {
    _ = evaluate(script, named: "script")
  }

  /// The value of a script; nil when it threw, which is noted.
  private func evaluate(_ source: String, named name: String) -> cse_value? {
    var exception: cse_value?
    let result = withText(source) { source in
      withText(name) { name in library.JSEvaluateScript(context, source, nil, name, 1, &exception) }
    }
    note(exception)
    return result
  }

  /// What a function returns; nil when it threw, which is noted.
  func call(_ function: cse_value, on receiver: cse_value? = nil, with arguments: [cse_value]) -> cse_value? {
    var exception: cse_value?
    let result = library.JSObjectCallAsFunction(
      context,
      function,
      receiver,
      arguments.count,
      arguments,
      &exception
    )
    note(exception)
    return result
  }

  /// Notes what was thrown.
  private func note(_ exception: cse_value?) {
    guard let exception else { return }
    let line = property("line", of: exception).flatMap { number($0) }.flatMap { Int(exactly: $0) }
    problems.append(ScriptProblem(.exception, message: text(exception) ?? "", line: line))
  }

  /// Notes something that went wrong without being thrown.
  func note(_ problem: ScriptProblem) {
    problems.append(problem)
  }
}
