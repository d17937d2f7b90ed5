import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

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
