/// An engine where there is none: a flow stays as its file has it.
package struct NoScriptEngine: ScriptEngine {
  private var wasAsked = false

  /// Creates it.
  package init() {}

  /// Nothing: what it has to say is there at once.
  package var descriptor: CInt? { nil }

  /// Takes a request, and does nothing.
  package mutating func send(_ request: EngineRequest) { wasAsked = true }

  /// Says that there is no engine, once for each request.
  package mutating func receive() -> EngineEvent? {
    guard wasAsked else { return nil }
    wasAsked = false
    return .ended(.unavailable)
  }

  /// Says that there is no engine.
  package mutating func wait() -> EngineEvent { .ended(.unavailable) }
}
