package import FlowScripts

extension ScriptPlayer {
  /// Plays the flows of a session in one process.
  package static let javaScript = ScriptPlayer(session: { session(on: JavaScriptEngine()) })
}
