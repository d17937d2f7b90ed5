import LocaleMatching
import PreviewModel
import TerminalUI

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
