import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

extension WhyPane {
  /// The decision, step by step.
  static func decision(_ answer: Explanation, _ text: inout WhyText) {
    text.heading(answer.question.drawable)
    if let obstacle = answer.obstacle {
      text.item("?", obstacle, style: Theme.warning)
      let tried = answer.tried.map(\.quoted).joined(separator: ", then ")
      if !tried.isEmpty { text.note("What is looked up: \(tried).") }
      return
    }
    if case .kit(let kit, _, _) = answer.subject { phone(kit.resolution.request.languages, &text) }
    steps(answer.trace, &text)
    for case .choice(let choice) in answer.remarks { text.item("i", choice, style: Theme.warning) }
  }

  private static func phone(_ languages: [LocaleCode], _ text: inout WhyText) {
    text.note(
      languages.isEmpty
        ? "the phone's languages are not given"
        : "the phone is set to \(languages.map { $0.rawValue.drawable }.joined(separator: ", "))"
    )
  }

  /// A decision step by step.
  static func steps(_ trace: [TraceStep], _ text: inout WhyText) {
    for step in trace { text.item(step.kind.mark, step.text, style: step.kind.style) }
  }

  /// What is close, and what to do instead.
  static func nearMisses(_ answer: Explanation, _ text: inout WhyText) {
    for miss in answer.nearMisses { text.item("·", "\(miss.id.rawValue.drawable) \(miss.reason)") }
    for miss in answer.otherScripts {
      text.item("!", "\(miss.id.rawValue.drawable) \(miss.reason)", style: Theme.warning)
    }
    switch answer.advice {
    case .pass(let code): text.item("→", "pass \(code.rawValue.drawable)", style: Theme.good)
    case .store(let language):
      text.item("→", "store \(language.rawValue.drawable), the name of a folder", style: Theme.good)
    case .passDefault: text.item("→", answer.advice?.sentence ?? "")
    case nil: break
    }
  }

  /// What the platforms do differently, and what is taken over from the default.
  static func platforms(_ answer: Explanation, _ text: inout WhyText) {
    for note in answer.platformNotes {
      text.item(note.differs ? "≠" : "·", note.text, style: note.differs ? Theme.warning : Theme.quiet)
    }
  }

  /// What the same question gets under the other rules, and where pages that describe them disagree about it.
  static func otherRules(_ answer: Explanation, _ text: inout WhyText) {
    if !answer.alternatives.isEmpty {
      text.gap()
      text.heading("Other rules")
      for other in answer.alternatives {
        let shown = other.verdict.localization.map { answer.place(of: $0) } ?? "nothing"
        text.item(other.verdict.mark, "\(other.title) → \(shown)", style: other.verdict.style)
      }
    }
    for disagreement in answer.disagreements {
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

extension Explanation {
  /// What a localization is called there: by its code, or by its folder.
  fileprivate func place(of localization: LocaleCode) -> String {
    switch subject {
    case .code: localization.rawValue.drawable
    case .kit: "\(localization.rawValue.drawable).lproj"
    }
  }
}
