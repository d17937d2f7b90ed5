extension FlowRun {
  /// Asks an engine, and waits for it, until there is nothing left to ask.
  ///
  /// Whatever the script does, that takes no longer than the limits of the engine allow for each request.
  package mutating func settle(on engine: inout some ScriptEngine & ~Copyable) {
    while let request = nextRequest() {
      engine.send(request)
      receive(engine.wait())
    }
  }
}
