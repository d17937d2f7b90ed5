/// What runs scripts: a process, or in tests a list of replies.
///
/// There is one request under way at a time.
package protocol ScriptEngine: ~Copyable {
  /// What becomes readable when there is an event to receive; nil when nothing is under way.
  var descriptor: CInt? { get }

  /// Sends a request; a start may come at any time, and ends what is under way.
  mutating func send(_ request: EngineRequest)

  /// The event that has come; nil when there is none yet.
  mutating func receive() -> EngineEvent?

  /// Waits for the event that the request under way leads to.
  mutating func wait() -> EngineEvent

  /// Hears that nothing more is asked of the script that it runs, and may get ready for the next one.
  mutating func rest()
}

extension ScriptEngine where Self: ~Copyable {
  /// By itself an engine has nothing to get ready.
  package mutating func rest() {}
}
