import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI

/// The reasons: the decision step by step, what is near, what other rules give, and what was merged.
enum WhyPane {
  /// Draws the pane from the row that it is scrolled to.
  static func draw(_ state: AppState, in rect: CellRect, on grid: inout CellGrid) {
    let lines = lines(for: state)
    let top = max(0, min(state.whyScroll.rows, lines.count - rect.size.height))
    for (row, line) in lines.dropFirst(top).prefix(rect.size.height).enumerated() {
      grid.write(line, row: row, in: rect)
    }
    grid.writeRowsBelow(lines.count - top - rect.size.height, of: rect)
  }

  /// All its lines at the width that the pane has.
  static func lines(for state: AppState) -> [StyledLine] {
    let width = state.areas.inside(.why)?.size.width ?? state.areas.body.size.width - 2
    var text = WhyText(width: width)
    guard let session = state.session else { return [] }
    selection(state, session, &text)
    decision(session, &text)
    if session.preview.obstacle == nil { nearMisses(session.preview, &text) }
    if session.rendered != nil { reading(session, &text) }
    otherRules(session.preview, &text)
    strings(state, session, &text)
    findings(session, &text)
    rule(session.rule, &text)
    return text.lines
  }

  private static func decision(_ session: Session, _ text: inout WhyText) {
    let resolution = session.preview.resolution
    text.heading(
      resolution.requested.map { $0.rawValue.isEmpty ? "an empty code" : $0.rawValue.drawable } ?? "no code"
    )
    if let obstacle = session.preview.obstacle {
      text.item("?", obstacle, style: Theme.warning)
      let tried = resolution.tried.map(\.quoted).joined(separator: ", then ")
      if !tried.isEmpty { text.note("What is looked up: \(tried).") }
      return
    }
    for step in resolution.trace { text.item(step.kind.mark, step.text, style: step.kind.style) }
  }

  /// What the rule is and how that is known; last, since it says the same for every code.
  private static func rule(_ rule: MatchingRule, _ text: inout WhyText) {
    text.gap()
    text.heading("The \(rule.title)")
    text.note(rule.summary)
    text.note("It holds for \(rule.versions).")
    for statement in rule.evidence.statements { text.note("\(statement.source.title): \(statement.text).") }
  }

  private static func nearMisses(_ preview: Preview, _ text: inout WhyText) {
    let answer = preview.answer
    guard !answer.nearMisses.isEmpty || !answer.otherScripts.isEmpty || answer.defaultToPass != nil else {
      return
    }
    text.gap()
    text.heading(answer.nearMisses.isEmpty ? "Nothing is near" : "Nearest")
    for miss in answer.nearMisses { text.item("·", "\(miss.id.rawValue.drawable) \(miss.reason)") }
    for miss in answer.otherScripts {
      text.item("!", "\(miss.id.rawValue.drawable) \(miss.reason)", style: Theme.warning)
    }
    if let suggestion = answer.suggestion {
      text.item("→", "pass \(suggestion.rawValue.drawable)", style: Theme.good)
    } else if let fallback = answer.defaultToPass {
      text.item("→", "\(fallback.rawValue.drawable) is all there is: pass it by its name")
    }
  }

  private static func reading(_ session: Session, _ text: inout WhyText) {
    let (localization, counts) = (session.preview.localization, session.preview.counts)
    text.gap()
    text.heading("Reading")
    let direction = localization.direction == .rightToLeft ? "right to left" : "left to right"
    let source =
      switch localization.directionOrigin {
      case .own: "its own flag"
      case .default: "inherited from the default"
      case .nowhere: "no direction flag is set"
      }
    text.item("·", "\(direction), \(source)")
    if let problem = localization.directionProblem, let id = localization.id {
      text.item("!", "\(id.rawValue.drawable) \(problem)", style: Theme.warning)
    }
    text.item(
      "·",
      "\(counts.own) own, \(counts.merged) merged, \(counts.empty) empty, \(counts.missing) missing"
    )
  }

  private static func otherRules(_ preview: Preview, _ text: inout WhyText) {
    let others = preview.otherRules
    guard !others.isEmpty else { return }
    text.gap()
    text.heading("Other rules")
    for resolution in others {
      let verdict = resolution.verdict
      let shown = resolution.localization?.rawValue.drawable ?? "nothing"
      text.item(verdict.mark, "\(resolution.rule.rawValue) → \(shown)", style: verdict.style)
    }
  }

  private static func findings(_ session: Session, _ text: inout WhyText) {
    let found =
      session.document.diagnostics + session.openView.view.diagnostics + (session.rendered?.diagnostics ?? [])
    guard !found.isEmpty else { return }
    text.gap()
    text.heading(found.count == 1 ? "1 finding" : "\(found.count) findings")
    for finding in found.sorted(by: { $0.severity > $1.severity }) {
      text.item(finding.severity.mark, finding.message, style: finding.severity.style)
    }
  }
}

extension TraceStep.Kind {
  fileprivate var style: CellStyle {
    switch self {
    case .prepared, .note: Theme.quiet
    case .found: Theme.good
    case .missed: Theme.text
    case .fellBack: Theme.warning
    }
  }
}

extension Diagnostic.Severity {
  /// One character that says how much a finding matters.
  fileprivate var mark: String {
    switch self {
    case .note: "i"
    case .warning: "!"
    case .error: "✗"
    }
  }

  fileprivate var style: CellStyle {
    switch self {
    case .note: Theme.quiet
    case .warning: Theme.warning
    case .error: Theme.bad
    }
  }
}
