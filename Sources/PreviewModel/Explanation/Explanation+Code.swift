import LocaleMatching

extension Explanation {
  /// What a code gets in a variation or in a list of codes, passed by an app that reads it from its strings or not.
  package init(_ preview: Preview, passage: CodePassage? = nil) {
    let (answer, resolution) = (preview.answer, preview.resolution)
    let list = preview.openView.rules.list
    let brokenDefault = list.usableDefault == nil ? list.declaredDefault : nil
    self.init(
      subject: .code(preview),
      question: resolution.requested.map { $0.rawValue.isEmpty ? "an empty code" : $0.rawValue } ?? "no code",
      headline: preview.headline,
      rule: resolution.rule.words(on: resolution.platform),
      obstacle: preview.obstacle,
      tried: resolution.tried,
      trace: resolution.trace,
      remarks: [preview.serverChoice.map { .choice($0) }, brokenDefault.map { .brokenDefault($0) }]
        .compactMap(\.self),
      advice: answer.advice,
      nearMisses: answer.nearMisses,
      otherScripts: answer.otherScripts,
      alternatives: preview.otherRules.map {
        Alternative(
          name: $0.rule.rawValue,
          title: $0.rule.rawValue,
          verdict: $0.verdict,
          words: $0.verdict.words
        )
      },
      disagreements: preview.disagreements.filter(\.matters),
      platformNotes: preview.platformNotes,
      passage: passage
    )
  }
}
