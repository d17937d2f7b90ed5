/// Plays flows to the end of their steps, where nobody waits in front of a screen; tests give one of their own.
package struct ScriptPlayer: Sendable {
  /// Plays a flow until there is nothing left to do.
  package var play: @Sendable (FlowRun) -> FlowRun

  /// Creates a player.
  package init(play: @escaping @Sendable (FlowRun) -> FlowRun) {
    self.play = play
  }

  /// Plays without an engine, so that no script runs.
  package static let withoutEngine = ScriptPlayer { run in
    var (run, engine) = (run, NoScriptEngine())
    run.settle(on: &engine)
    return run
  }
}
