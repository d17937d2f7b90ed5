/// An engine where there is none: a flow stays as its file has it.
public struct NoScriptEngine: ScriptEngine {
  private var wasAsked = false

  /// Creates it.
  public init() {}

  /// Nothing: what it has to say is there at once.
  public var descriptor: CInt? { nil }

  /// Takes a request, and does nothing.
  public mutating func send(_ request: EngineRequest) { wasAsked = true }

  /// Says that there is no engine, once for each request.
  public mutating func receive() -> EngineEvent? {
    guard wasAsked else { return nil }
    wasAsked = false
    return .ended(.unavailable)
  }

  /// Says that there is no engine.
  public mutating func wait() -> EngineEvent { .ended(.unavailable) }
}
