import LocaleMatching
import PreviewModel
import TerminalUI

/// What can be read about in the list of rules.
enum RuleListEntry: Hashable {
  /// A rule, which can be chosen.
  case rule(RuleChoice)
  /// A rule that nothing simulates.
  case unsimulated(UnsimulatedRule)
  /// Since when the cross-platform SDKs can pass a code.
  case wrappers
  /// Where pages and code disagree.
  case disagreements

  /// Its name in the list.
  var title: String {
    switch self {
    case .rule(let rule): rule.word
    case .unsimulated(let rule): rule.title
    case .wrappers: "cross-platform SDKs"
    case .disagreements: "where pages disagree"
    }
  }

  /// What stands behind its name.
  var note: String {
    switch self {
    case .rule(let rule): rule.versions
    case .unsimulated(let rule): "\(rule.versions); not simulated"
    case .wrappers: "since when each can pass a code"
    case .disagreements: "and what the SDK does"
    }
  }
}

extension Subject {
  /// The list of rules: those that can decide, and what is worth knowing beside them.
  var ruleEntries: [RuleListEntry] {
    let rules: [RuleListEntry] = rules.map { .rule($0) }
    guard case .paywall = self else { return rules }
    return rules + UnsimulatedRule.all.map { .unsimulated($0) } + [.wrappers, .disagreements]
  }
}

extension Subject {
  /// What the present code gets under a rule, and why; nil where that cannot be told.
  func decision(by rule: RuleChoice) -> (verdict: Verdict, trace: [TraceStep])? {
    switch (self, rule) {
    case (.paywall(let session), .matching(.appStrings)):
      session.app?.row?.answer.map { ($0.resolution.verdict, $0.resolution.trace) }
    case (.paywall(let session), .matching(let rule)):
      session.preview.resolution(by: rule).map { ($0.verdict, $0.trace) }
    case (.strings(let session), .kit(let rule)):
      ([session.preview.resolution] + session.preview.answer.otherRules)
        .first { $0.request.rule == rule }.map { ($0.verdict, $0.trace) }
    case (.paywall, .kit), (.strings, .matching): nil
    }
  }

  /// Where pages and code disagree, with what the present code gets.
  var disagreements: [Disagreement] {
    switch self {
    case .paywall(let session): session.preview.disagreements
    case .strings: []
    }
  }
}

extension RulesOverlay {
  /// The columns of the list: name, what the code gets, and the versions.
  struct Columns {
    private let (name, code, word): (Int, Int, Int)

    init(_ subject: Subject) {
      name = subject.ruleEntries.map(\.title.cellWidth).max() ?? 0
      let verdicts = subject.rules.compactMap { subject.decision(by: $0)?.verdict }
      code = min(14, verdicts.map { $0.localization?.rawValue.cellWidth ?? 7 }.max() ?? 0)
      word = verdicts.map(\.word.cellWidth).max() ?? 0
    }

    func head(for state: AppState) -> StyledLine {
      let code = state.codeField.text.map { $0.isEmpty ? "an empty code" : $0.drawable.isolated } ?? "no code"
      return StyledLine(runs: [
        StyledRun("  What ", style: Theme.quiet), StyledRun(code, style: Theme.heading),
        StyledRun(" gets", style: Theme.quiet),
      ])
    }

    func line(_ entry: RuleListEntry, _ subject: Subject) -> StyledLine {
      var mark = "  "
      var answer: [StyledRun] = []
      if case .rule(let rule) = entry {
        if rule == subject.rule { mark = "● " }
        if let verdict = subject.decision(by: rule)?.verdict {
          let localization = (verdict.localization?.rawValue ?? "nothing").drawable.truncated(toWidth: code)
          answer = [
            StyledRun("\(verdict.mark) ", style: verdict.style),
            StyledRun(localization.padded(toWidth: code + 2)),
            StyledRun(verdict.word.padded(toWidth: word + 2), style: verdict.style),
          ]
        } else {
          answer = [StyledRun("– ".padded(toWidth: code + word + 6), style: Theme.quiet)]
        }
      }
      return StyledLine(
        runs: [StyledRun(mark + entry.title.padded(toWidth: name + 2))] + answer
          + [StyledRun(entry.note, style: Theme.quiet)]
      )
    }
  }
}
