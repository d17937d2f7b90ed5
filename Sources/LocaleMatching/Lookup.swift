/// The look-ups of one decision as they are made, with the trace that explains them.
struct Lookup {
  /// What is looked up in.
  let index: LocalizationIndex

  /// The codes looked up so far.
  private(set) var tried: [LocaleCode] = []

  /// The steps so far; stays empty when nobody will read them.
  private(set) var trace: [TraceStep] = []

  /// What is looked for, as the trace calls it.
  var noun = "localization"

  private let isTracing: Bool

  /// Starts a decision; without tracing no sentence is ever built.
  init(index: LocalizationIndex, isTracing: Bool) {
    self.index = index
    self.isTracing = isTracing
  }

  /// Adds a step to the trace.
  mutating func note(_ kind: TraceStep.Kind, _ text: @autoclosure () -> String) {
    if isTracing { trace.append(TraceStep(kind, text())) }
  }

  /// Looks for a localization with exactly this id, character by character.
  mutating func exactly(_ code: LocaleCode) -> LocaleCode? {
    record(code, index.localization(code))
  }

  /// Looks for a localization whose id folds to this code, which is folded already.
  mutating func folded(_ code: String) -> LocaleCode? {
    record(LocaleCode(code), index.localization(foldedTo: code))
  }

  /// Answers with the default, or with nothing when there is none that can be used.
  mutating func fallBackToDefault(_ remark: String, isSilent: Bool = true) -> Verdict {
    guard let fallback = index.usableDefault else {
      let declared = index.declaredDefault
      note(
        .missed,
        declared.map { "the default \($0.quoted) is no localization of the list" } ?? "no default is declared"
      )
      note(.fellBack, "nothing to show: every text is blank")
      return .nothing
    }
    note(.fellBack, "the default \(fallback.quoted) is shown\(remark)")
    return Verdict(.default, fallback, isSilentFallback: isSilent)
  }

  private mutating func record(_ code: LocaleCode, _ found: LocaleCode?) -> LocaleCode? {
    if isTracing {
      tried.append(code)
      let noun = noun
      if let found {
        let spelling = found == code ? "" : ", filed as \(found.quoted)"
        note(.found, "\(code.quoted) is a \(noun)\(spelling)")
      } else {
        note(.missed, "\(code.quoted) is no \(noun)")
      }
    }
    return found
  }
}
