import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

extension WhyPane {
  /// The decision, step by step.
  static func decision(_ preview: Preview, _ text: inout WhyText) {
    let resolution = preview.resolution
    text.heading(
      resolution.requested.map { $0.rawValue.isEmpty ? "an empty code" : $0.rawValue.drawable } ?? "no code"
    )
    if let obstacle = preview.obstacle {
      text.item("?", obstacle, style: Theme.warning)
      let tried = resolution.tried.map(\.quoted).joined(separator: ", then ")
      if !tried.isEmpty { text.note("What is looked up: \(tried).") }
      return
    }
    steps(resolution.trace, &text)
    if let choice = preview.serverChoice { text.item("i", choice, style: Theme.warning) }
  }

  /// A decision step by step.
  static func steps(_ trace: [TraceStep], _ text: inout WhyText) {
    for step in trace { text.item(step.kind.mark, step.text, style: step.kind.style) }
  }

  /// The localizations that are close, and what to pass.
  static func nearMisses(_ preview: Preview, _ text: inout WhyText) {
    let answer = preview.answer
    guard preview.obstacle == nil,
      !answer.nearMisses.isEmpty || !answer.otherScripts.isEmpty || answer.advice != nil
    else { return }
    text.gap()
    text.heading(answer.nearMisses.isEmpty ? "Nothing is near" : "Nearest")
    for miss in answer.nearMisses { text.item("·", "\(miss.id.rawValue.drawable) \(miss.reason)") }
    for miss in answer.otherScripts {
      text.item("!", "\(miss.id.rawValue.drawable) \(miss.reason)", style: Theme.warning)
    }
    switch answer.advice {
    case .pass(let code), .store(let code):
      text.item("→", "pass \(code.rawValue.drawable)", style: Theme.good)
    case .passDefault: text.item("→", answer.advice?.sentence ?? "")
    case nil: break
    }
  }

  /// What the platforms do differently, and what is taken over from the default.
  static func platforms(_ preview: Preview, _ text: inout WhyText) {
    for note in preview.platformNotes {
      text.item(note.differs ? "≠" : "·", note.text, style: note.differs ? Theme.warning : Theme.quiet)
    }
  }

  /// What the same code gets under the other rules, and where pages that describe them disagree about it.
  static func otherRules(_ preview: Preview, _ text: inout WhyText) {
    let others = preview.otherRules
    if !others.isEmpty {
      text.gap()
      text.heading("Other rules")
      for resolution in others {
        let verdict = resolution.verdict
        let shown = resolution.localization?.rawValue.drawable ?? "nothing"
        text.item(verdict.mark, "\(resolution.rule.rawValue) → \(shown)", style: verdict.style)
      }
    }
    for disagreement in preview.disagreements where disagreement.matters {
      text.gap()
      text.tell(disagreement)
    }
  }

  /// What the rule is and how that is known; last, since it says the same for every code.
  static func rule(_ rule: RuleChoice, _ text: inout WhyText) {
    text.gap()
    text.heading("The \(rule.title)")
    text.note(rule.summary)
    text.note("It holds for \(rule.versions).")
    for statement in rule.evidence.statements { text.note("\(statement.source.title): \(statement.text).") }
  }
}

extension TraceStep.Kind {
  /// The style of its mark.
  var style: CellStyle {
    switch self {
    case .prepared, .note: Theme.quiet
    case .found: Theme.good
    case .missed: Theme.text
    case .fellBack: Theme.warning
    }
  }
}
