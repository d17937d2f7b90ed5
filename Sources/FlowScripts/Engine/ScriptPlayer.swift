/// Plays flows to the end of their steps, where nobody waits in front of a screen; tests give one of their own.
package struct ScriptPlayer: Sendable {
  /// Plays a flow until there is nothing left to do.
  package typealias Session = (FlowRun) -> FlowRun

  /// Begins a session: the flows that are played in it, one after the other, may share an engine, which ends with it.
  ///
  /// They share nothing else: each finds the engine as the first one found it.
  package let session: @Sendable () -> Session

  /// Creates a player.
  package init(session: @escaping @Sendable () -> Session) {
    self.session = session
  }

  /// Creates a player that needs no engine, or has one for each flow.
  package init(play: @escaping @Sendable (FlowRun) -> FlowRun) {
    self.init(session: { play })
  }

  /// Plays a single flow.
  package func play(_ run: FlowRun) -> FlowRun { session()(run) }

  /// Plays without an engine, so that no script runs.
  package static let withoutEngine = ScriptPlayer(session: { session(on: NoScriptEngine()) })

  /// A session on an engine, which ends with it.
  package static func session<Engine: ScriptEngine & ~Copyable>(on engine: consuming Engine) -> Session {
    let shared = SharedEngine(engine)
    return { run in
      var run = run
      run.settle(on: &shared.engine)
      shared.engine.rest()
      return run
    }
  }
}

/// An engine that the flows of a session share.
private final class SharedEngine<Engine: ScriptEngine & ~Copyable> {
  var engine: Engine

  init(_ engine: consuming Engine) {
    self.engine = engine
  }
}
