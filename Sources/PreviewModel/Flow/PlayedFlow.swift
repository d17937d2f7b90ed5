package import FlowDocuments
package import FlowScripts
package import PaywallRendering

/// A flow that was played to the end of its steps, as reports tell of it.
package struct PlayedFlow {
  /// The flow.
  package let run: FlowRun

  /// Takes a flow whose steps have all been taken.
  package init(run: FlowRun) {
    self.run = run
  }

  /// Why the script was not run; nil where it was, and where there is none.
  package var standstill: String? { run.view.script == nil ? nil : run.standstill }

  /// What is worth telling about the script.
  package var findings: [Diagnostic] { run.findings }

  /// The id of the screen on top; nil when none was opened.
  package var screenID: String? { run.stage?.top?.instance.screenID }

  /// What the elements of a screen are told.
  package func state(of screenID: String) -> FlowState {
    let layers = run.stage?.layers ?? []
    let layer = layers.last { $0.instance.screenID == screenID } ?? (run.view.isLegacy ? layers.last : nil)
    return layer?.state ?? FlowState(opening: run.view)
  }

  /// The navigator in which a screen is open; nil where it is not.
  package func navigator(of screenID: String) -> Navigator? {
    run.view.isLegacy ? nil : run.stage?.layers.last { $0.instance.screenID == screenID }?.navigator
  }

  /// What the flow has asked for, what waits, and what was noticed, for people; none where nothing happened.
  package var lines: [String] {
    var lines = run.notices.map { "  the flow \($0.words)" }
    if let question = run.question {
      let answers = question.answers.map { $0.id == $0.title ? $0.id : "\($0.id) (\($0.title))" }
      lines.append("  the flow \(question.words); waits for an answer: \(answers.joined(separator: ", "))")
    }
    return lines
  }

  /// The same for programs.
  package var json: JSONValue {
    .object([
      "runs": .bool(run.standstill == nil),
      "steps": .array(run.walk.steps.map(\.json)),
      "screens": .array(
        (run.stage?.layers ?? []).map { layer in
          .object([
            "navigator": .string(layer.navigator.id), "screen": .string(layer.instance.screenID),
            "instance": .string(layer.instance.id),
          ])
        }
      ),
      "notices": .strings(run.notices.map(\.words)),
      "question": run.question.map { question in
        .object([
          "about": .string(question.words),
          "answers": .array(
            question.answers.map { .object(["id": .string($0.id), "title": .string($0.title)]) }
          ),
        ])
      } ?? .null,
      "timers": .strings(run.runningTimers),
    ])
  }
}
