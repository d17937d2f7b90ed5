package import FlowScripts

extension ScriptPlayer {
  /// Plays each flow on an engine of its own, which ends with it.
  package static let javaScript = ScriptPlayer { run in
    var run = run
    var engine = JavaScriptEngine()
    run.settle(on: &engine)
    return run
  }
}
