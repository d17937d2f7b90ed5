internal import CScriptEngine
import FlowDocuments
import FlowScripts

extension ScriptContext {
  /// Where a path leads.
  enum Place {
    /// The object that holds the last part, and that part.
    case found(parent: cse_value, name: String)
    /// An object on the way is not there; this is its path.
    case missing(String)
  }

  /// Follows a path from the global object.
  ///
  /// From code: it is split at the dots, empty parts do not count, and there are no brackets; each part but the last
  /// has to be an object.
  func place(of path: String) -> Place {
    let parts = path.split(separator: ".").map(String.init)
    var parent = library.JSContextGetGlobalObject(context)
    for (index, part) in parts.dropLast().enumerated() {
      guard let next = property(part, of: parent), isObject(next) else {
        return .missing(parts[...index].joined(separator: "."))
      }
      parent = next
    }
    return .found(parent: parent, name: parts.last ?? "")
  }

  /// What the variable at a path holds.
  ///
  /// From code: the empty path is the global object itself.
  func read(_ path: String) -> VariableValue {
    switch place(of: path) {
    case .missing: .unreachable
    case .found(let parent, let name):
      (name.isEmpty ? parent : property(name, of: parent)).map { variableValue($0) } ?? .broken
    }
  }

  /// Sets a variable.
  ///
  /// From code: a function beside the variable takes the value, the one that is named or `set` and the name. Where
  /// none is named and there is none, the variable is assigned, and objects on the way to it are made.
  func write(_ write: ScriptWrite) -> EngineReply.Answer {
    let parts = write.path.split(separator: ".").map(String.init)
    guard let name = parts.last else { return .done }
    let prefix = parts.dropLast().map { $0 + "." }.joined()
    let setter = write.setter ?? "set" + name.prefix(1).uppercased() + name.dropFirst()
    let argument = JSONValue.object(["name": .string(name), "value": write.value, "_screen": write.screen])
    switch place(of: prefix + setter) {
    case .missing where write.setter == nil: assign(write.value, to: parts)
    case .missing(let object): return .missing(.object(object))
    case .found(let parent, let setter):
      guard let function = property(setter, of: parent),
        library.JSValueGetType(context, function) != Int32(CSE_UNDEFINED)
      else {
        guard write.setter == nil else { return .missing(.function(prefix + setter)) }
        assign(write.value, to: parts)
        return .done
      }
      guard isObject(function), library.JSObjectIsFunction(context, function) else {
        note(ScriptProblem(.exception, message: "TypeError: \(prefix)\(setter) is not a function"))
        return .done
      }
      _ = call(function, on: parent, with: [value(argument)])
    }
    return .done
  }

  private func assign(_ json: JSONValue, to parts: [String]) {
    var parent = library.JSContextGetGlobalObject(context)
    for part in parts.dropLast() {
      if let next = property(part, of: parent), isObject(next) {
        parent = next
      } else {
        let made = library.JSObjectMake(context, nil, nil)
        set(part, of: parent, to: made)
        parent = made
      }
    }
    set(parts.last ?? "", of: parent, to: value(json))
  }

  private func set(_ name: String, of object: cse_value, to value: cse_value) {
    withText(name) { name in
      var exception: cse_value?
      library.JSObjectSetProperty(context, object, name, value, 0, &exception)
    }
  }
}
