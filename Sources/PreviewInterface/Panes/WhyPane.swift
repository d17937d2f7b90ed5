import FlowDocuments
import LocaleMatching
import PaywallRendering
import PreviewModel
import TerminalUI

/// The reasons: the decision step by step, what is near, what other rules give, and what was merged.
enum WhyPane {
  /// Draws the pane from the row that it is scrolled to.
  static func draw(_ shown: Presentation, in rect: CellRect, on grid: inout CellGrid) {
    let lines = shown.reasons.lines
    let top = max(0, min(shown.state.whyScroll.rows, lines.count - rect.size.height))
    for (row, line) in lines.dropFirst(top).prefix(rect.size.height).enumerated() {
      grid.write(line, row: row, in: rect)
    }
    grid.writeRowsBelow(lines.count - top - rect.size.height, of: rect)
  }

  /// All its lines at the width that the pane has; those of an earlier state help to make them.
  static func reasons(for shown: Presentation, reusing earlier: Reasons) -> Reasons {
    var text = WhyText(width: shown.areas.innerArea(.why).size.width, reusing: earlier.wrapped)
    switch shown.state.subject {
    case .paywall(let session): paywall(shown, session, &text)
    case .strings(let session): table(session, shown.texts?.selectedRow, &text)
    case nil: break
    }
    return Reasons(lines: text.lines, wrapped: text.wrapped)
  }

  private static func paywall(_ shown: Presentation, _ session: Session, _ text: inout WhyText) {
    let answer = session.explanation
    selection(shown, session, &text)
    decision(answer, &text)
    if let passage = answer.passage { app(passage, &text) }
    if answer.hasNearest {
      text.gap()
      text.heading(answer.nearMisses.isEmpty ? "Nothing is near" : "Nearest")
      nearMisses(answer, &text)
    }
    if shown.paywall?.screen != nil { reading(session, answer, &text) }
    otherRules(answer, &text)
    strings(session.preview, selected: shown.state.selection?.stringID, &text)
    findings(
      session.document.diagnostics + session.openView.view.diagnostics
        + (shown.paywall?.screen?.diagnostics ?? []),
      &text
    )
    rule(.matching(session.rule), &text)
  }

  private static func reading(_ session: Session, _ answer: Explanation, _ text: inout WhyText) {
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
    platforms(answer, &text)
    text.item(
      "·",
      "\(counts.own) own, \(counts.merged) merged, \(counts.empty) empty, \(counts.missing) missing"
    )
  }

  /// What was found, the worst first.
  static func findings(_ found: [Diagnostic], _ text: inout WhyText) {
    guard !found.isEmpty else { return }
    text.gap()
    text.heading(found.count == 1 ? "1 finding" : "\(found.count) findings")
    for finding in found.sorted(by: { $0.severity > $1.severity }) {
      text.item(finding.severity.mark, finding.message, style: finding.severity.style)
    }
  }
}

extension Diagnostic.Severity {
  /// One character that says how much a finding matters.
  var mark: String {
    switch self {
    case .note: "i"
    case .warning: "!"
    case .error: "✗"
    }
  }

  /// The style of its mark.
  var style: CellStyle {
    switch self {
    case .note: Theme.quiet
    case .warning: Theme.warning
    case .error: Theme.bad
    }
  }
}

extension Session {
  /// What the present code gets, and why, with how the app comes to it where the strings of one decide.
  fileprivate var explanation: Explanation {
    let passage = app.flatMap { app in
      app.isDeciding
        ? CodePassage(app.preview, languages: app.languages, passing: preview.resolution.requested) : nil
    }
    return Explanation(preview, passage: passage)
  }
}

extension Explanation {
  /// Whether there is something near to tell about, or to do instead.
  fileprivate var hasNearest: Bool {
    obstacle == nil && (!nearMisses.isEmpty || !otherScripts.isEmpty || advice != nil)
  }
}
