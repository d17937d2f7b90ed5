package import FlowDocuments

/// What the host asks of the engine; each request gets one reply, or the engine ends.
package enum EngineRequest: Hashable, Sendable {
  /// Forget everything and run a script in a context of its own.
  case start(ScriptStart)

  /// Define what the script knows of the products anew.
  case setProducts(JSONValue)

  /// Call the function at a path from the global object with one argument.
  case call(path: String, argument: JSONValue)

  /// Call a function that the script has handed over with one argument.
  case answer(callback: Int, argument: JSONValue)

  /// Set a variable that a person has changed.
  case write(ScriptWrite)

  /// Tell what the variables at paths from the global object hold.
  case read([String])

  /// Tell the line of the script in which the function at a path begins.
  case locate(path: String)
}
