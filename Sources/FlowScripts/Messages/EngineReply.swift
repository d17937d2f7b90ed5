/// What came of a request.
package struct EngineReply: Hashable, Sendable {
  /// The answer to what was asked.
  package enum Answer: Hashable, Sendable {
    /// It was done.
    case done
    /// The script has run; the time by the engine's clock, in milliseconds since 1970.
    case started(now: Double)
    /// It was not done, since something on the path is not there.
    case missing(Missing)
    /// What the variables hold, in the order in which they were asked for.
    case values([VariableValue])
    /// The line of a function; nil where it is not in the script.
    case line(Int?)
  }

  /// What was not there.
  package enum Missing: Hashable, Sendable {
    /// An object on the way, by its path.
    case object(String)
    /// The function at the end, by its path.
    case function(String)
  }

  /// The answer.
  package let answer: Answer

  /// What the script asked of the host meanwhile, in order.
  package let calls: [HostCall]

  /// What went wrong meanwhile, in order.
  package let problems: [ScriptProblem]

  /// Creates a reply.
  package init(answer: Answer = .done, calls: [HostCall] = [], problems: [ScriptProblem] = []) {
    self.answer = answer
    self.calls = calls
    self.problems = problems
  }
}
