internal import CScriptEngine
import FlowDocuments
import FlowScripts

extension ScriptContext {
  /// Notes a call of the host.
  ///
  /// From code: the host does nothing yet; what a script asks for happens after it has returned, in order.
  func record(_ arguments: [cse_value]) {
    guard calls.count < EngineLimits.calls else {
      if !problems.contains(where: { $0.kind == .calls }) { note(ScriptProblem(.calls)) }
      return
    }
    guard let name = arguments.first.flatMap({ text($0) }) else { return }
    let argument = arguments.count > 1 ? arguments[1] : nil
    let callback = argument.flatMap { property("callback", of: $0) }.flatMap { keep($0) }
    calls.append(
      HostCall(name: name, argument: argument.flatMap { json($0) } ?? .null, callback: callback)
    )
  }

  /// Keeps a function for later; nil for what is none.
  private func keep(_ value: cse_value) -> Int? {
    guard isObject(value), library.JSObjectIsFunction(context, value),
      callbacks.count < EngineLimits.callbacks
    else { return nil }
    library.JSValueProtect(context, value)
    callbacks.append(value)
    return callbacks.count - 1
  }

  /// Calls the function at a path; the object that it stands in is `this`.
  func call(_ path: String, with argument: JSONValue) -> EngineReply.Answer {
    switch place(of: path) {
    case .missing(let object): return .missing(.object(object))
    case .found(let parent, let name):
      guard let function = property(name, of: parent), isObject(function),
        library.JSObjectIsFunction(context, function)
      else { return .missing(.function(path)) }
      _ = call(function, on: parent, with: [value(argument)])
      return .done
    }
  }

  /// Calls a function that was handed over.
  func answer(_ callback: Int, with argument: JSONValue) -> EngineReply.Answer {
    guard callbacks.indices.contains(callback) else { return .missing(.function("callback")) }
    _ = call(callbacks[callback], with: [value(argument)])
    return .done
  }

  /// Defines the products anew, for good.
  func setProducts(_ products: JSONValue) {
    guard let productsSetter else { return }
    _ = call(productsSetter, with: [value(products), value(.bool(true))])
  }

  /// The line that the function at a path begins in; nil where its text is not found in the script.
  func line(of path: String) -> Int? {
    guard case .found(let parent, let name) = place(of: path),
      let function = property(name, of: parent), isObject(function),
      library.JSObjectIsFunction(context, function),
      let range = text(function).flatMap({ script.firstRange(of: $0) })
    else { return nil }
    return script[..<range.lowerBound].reduce(1) { $1.isNewline ? $0 + 1 : $0 }
  }
}
