import FlowDocuments
import LocaleMatching

extension FlowHost {
  /// Notes something about the script, once.
  mutating func note(
    _ check: CheckID,
    _ message: String,
    string: String? = nil,
    screen: String? = nil
  ) {
    let finding = Diagnostic(
      check: check,
      message: message,
      localization: world.localization.id,
      string: string,
      screen: screen
    )
    guard !findings.contains(finding), findings.count < Self.mostFindings else { return }
    findings.append(finding)
  }

  private static let mostFindings = 100

  /// Notes what went wrong while the engine did something.
  mutating func note(_ problem: ScriptProblem, in work: FlowWork) {
    let place = problem.line.map { " in line \($0)" } ?? ""
    let subject = subject(of: work)
    switch problem.kind {
    case .exception:
      let consequence =
        if case .start = work {
          open.isEmpty && problem.message.hasPrefix("SyntaxError")
            ? "; the app shows nothing" : "; the rest of it does not run"
        } else {
          ""
        }
      note(.scriptException, "\(subject) throws\(place): \(problem.message)\(consequence)")
    case .time:
      note(.scriptStopped, "\(subject) does not come to an end\(place): the app would hang")
    case .memory:
      note(.scriptStopped, "\(subject) takes more and more memory\(place): the app would be ended")
    case .calls:
      note(.tooManyCalls, "\(subject) calls the SDK more than \(EngineLimits.calls) times")
    }
  }

  /// Notes a function that had to be stopped together with the engine.
  mutating func noteStopped(_ path: String, line: Int?) {
    let place = line.map { " of line \($0)" } ?? ""
    note(.scriptStopped, "“\(path)”\(place) does not come to an end: the app would hang")
  }

  /// What runs, for the beginning of a sentence.
  private func subject(of work: FlowWork) -> String {
    switch work {
    case .actions(let actions, let instance, _):
      actions.first.map { "“\(instance.path($0.name, scope: $0.scope))”" } ?? "an action"
    case .event(let name, _): "handleSDKEvent for “\(name)”"
    case .answer: "a function that was called back"
    case .write(let write): "the setter of “\(write.path)”"
    case .read: "a variable that the screen reads"
    case .start, .setProducts, .calls, .locate, .findFunctions: "the script"
    }
  }

  /// Notes what was not there.
  ///
  /// From code: iOS then leaves out the rest of a list of actions, and Android goes on with it.
  mutating func note(_ missing: EngineReply.Missing, in done: FlowWork) {
    switch (missing, done) {
    case (_, .event): break
    case (.function(let path), _):
      note(.missingFunction, "no function is called “\(path)”: nothing happens")
    case (.object(let path), _):
      note(.missingObject, "“\(path)” is no object, so nothing happens")
    }
    guard case .actions(_, let instance, let added) = done, world.platform == .iOS else { return }
    if case .actions(_, instance, added) = work.first { work.removeFirst() }
  }
}

extension FlowHost {
  /// Notes that a step could not be taken.
  mutating func noteRefusal(of step: FlowStep, number: Int, _ reason: String) {
    note(.refusedStep, "step \(number), \(step.words): \(reason)")
  }

  /// Notes why the engine had to be ended.
  mutating func noteEnd(_ end: EngineEnd, in function: String?) {
    let subject = function.map { "“\($0)”" } ?? "the script"
    switch end {
    case .time: note(.scriptStopped, "\(subject) does not come to an end: the app would hang")
    case .memory:
      note(.scriptStopped, "\(subject) takes more and more memory: the app would be ended")
    case .failure(let reason): note(.scriptStopped, "\(subject) ends the engine (\(reason))")
    case .unavailable: break
    }
  }

  /// Tells of a script that keeps the phone busy by itself.
  mutating func noteEndlessCalls() {
    note(.endlessCalls, "the script calls the SDK again and again without a press")
  }
}

extension FlowStep {
  /// The step in a few words.
  fileprivate var words: String {
    switch self {
    case .press(let target): "press \(target.pointer)"
    case .type(_, let target): "type into \(target.pointer)"
    case .turn(let page, let target): "turn \(target.pointer) to page \(page + 1)"
    case .answer(let id): "answer “\(id)”"
    case .back: "go back"
    case .expire(let timer): "end the timer “\(timer)”"
    }
  }
}
