/// Plays flows to the end of their steps, where nobody waits in front of a screen; tests give one of their own.
public struct ScriptPlayer: Sendable {
  /// Plays a flow until there is nothing left to do.
  public var play: @Sendable (FlowRun) -> FlowRun

  /// Creates a player.
  public init(play: @escaping @Sendable (FlowRun) -> FlowRun) {
    self.play = play
  }

  /// Plays without an engine, so that no script runs.
  public static let withoutEngine = ScriptPlayer { run in
    var (run, engine) = (run, NoScriptEngine())
    run.settle(on: &engine)
    return run
  }
}
