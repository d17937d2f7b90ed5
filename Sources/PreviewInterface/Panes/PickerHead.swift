import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

/// What stands above the lists of the picker: the lines that a person types in, and what they get.
struct PickerHead {
  /// The lines, with what typing in each of them is.
  let fields: [(typing: AppState.Typing, line: TypedLine)]

  /// The outcome, what is shown, and what is worth doing or knowing.
  let answer: [StyledLine]

  /// The rows of the answer.
  private static let answerRows = 3

  /// The rows that it takes with so many lines to type in: those, the answer, and one for the filter.
  static func rows(fields count: Int) -> Int { count + answerRows + 1 }
}

extension PickerHead {
  /// What stands above the lists for a paywall.
  init(_ session: Session, code: CodeField, languages: CodeField?, names: CodeField) {
    let resolution = session.preview.resolution
    let verdict = resolution.verdict
    let hasTexts = session.openView.absence == nil && resolution.rule != .remoteConfig
    let shown = resolution.localization.map { $0.rawValue.drawable } ?? (hasTexts ? "blank texts" : "nothing")
    let isDefault =
      resolution.localization != nil && resolution.localization == resolution.defaultLocalization
    let codeLine = TypedLine(label: "app passes ", field: code, omitted: "no code", empty: "an empty code")
    let namesLine = TypedLine(label: "there are  ", field: names, omitted: "not named", empty: "not named")
    fields =
      [(.code, codeLine)] + (session.openView.namesItsLocalizations ? [(.names, namesLine)] : [])
      + (languages.map { [(.languages, .languages($0, label: "phone set  "))] } ?? [])
    guard session.preview.obstacle == nil else {
      let isOnboarding = session.openView.entry.variation.kind == .onboarding
      answer = [
        StyledLine(runs: [StyledRun("? \(isOnboarding ? "the server decides" : "nothing to choose from")")]),
        StyledLine(isOnboarding ? "  list not in the file" : "", style: Theme.quiet),
        StyledLine(isOnboarding ? "  a names its codes" : "", style: Theme.quiet),
      ]
      return
    }
    answer = [
      StyledLine(runs: [StyledRun("\(verdict.mark) \(verdict.word)", style: verdict.style)]),
      StyledLine(runs: [
        StyledRun("  shows ", style: Theme.quiet),
        StyledRun(shown, style: Theme.heading),
        StyledRun(isDefault ? ", the default" : "", style: Theme.quiet),
      ]),
      Self.advice(session.preview),
    ]
  }

  private static func advice(_ preview: Preview) -> StyledLine {
    if let suggestion = preview.answer.suggestion {
      return StyledLine(runs: [
        StyledRun("  pass ", style: Theme.quiet),
        StyledRun(suggestion.rawValue.drawable, style: Theme.good),
        StyledRun(" instead", style: Theme.quiet),
      ])
    }
    let counts = preview.counts
    guard preview.openView.absence == nil, preview.remoteConfigIndex == nil, counts.total > 0 else {
      return StyledLine("")
    }
    let merged =
      counts.merged == 0 ? "no string merged" : "\(counts.merged) of \(counts.total) strings merged"
    return StyledLine("  \(merged)", style: counts.merged == 0 ? Theme.quiet : Theme.merged)
  }
}

extension PickerHead {
  /// What stands above the lists for a table of strings.
  init(_ session: TableSession, stored: CodeField, languages: CodeField) {
    let resolution = session.preview.resolution
    let verdict = resolution.verdict
    let isReference = resolution.folder != nil && resolution.folder == session.preview.reference
    fields = [
      (.code, TypedLine(label: "stored ", field: stored, omitted: "nothing", empty: "nothing")),
      (.languages, .languages(languages, label: "phone  ")),
    ]
    answer = [
      StyledLine(runs: [StyledRun("\(verdict.mark) \(Self.word(resolution))", style: verdict.style)]),
      StyledLine(runs: [
        StyledRun("  shows ", style: Theme.quiet),
        StyledRun(resolution.folder.map { $0.rawValue.drawable } ?? "the keys", style: Theme.heading),
        StyledRun(isReference ? ", the reference" : "", style: Theme.quiet),
      ]),
      Self.advice(session),
    ]
  }

  /// The outcome in the few words that there is room for.
  private static func word(_ resolution: KitResolution) -> String {
    let verdict = resolution.verdict
    return verdict.isSilentFallback || resolution.source == .stored ? verdict.word : resolution.words
  }

  private static func advice(_ session: TableSession) -> StyledLine {
    if let suggestion = session.preview.answer.suggestion {
      return StyledLine(runs: [
        StyledRun("  store ", style: Theme.quiet),
        StyledRun(suggestion.rawValue.drawable, style: Theme.good),
        StyledRun(" instead", style: Theme.quiet),
      ])
    }
    let (shown, total) = (session.preview.count(.keyShown), session.preview.rows.count)
    return shown == 0
      ? StyledLine("  no key is shown", style: Theme.quiet)
      : StyledLine("  \(shown) of \(total) keys shown", style: Theme.merged)
  }
}

extension TypedLine {
  /// The line of the languages that the phone is set to.
  static func languages(_ field: CodeField, label: String) -> TypedLine {
    TypedLine(label: label, field: field, omitted: "not given", empty: "not given")
  }
}
