package import LocaleMatching
import StringTables

extension Explanation {
  /// Which folder of an app serves its texts.
  package init(_ preview: KitPreview) {
    self.init(
      preview.answer,
      headline: preview.headline,
      developmentLanguage: preview.folders.developmentLanguage,
      texts: preview
    )
  }

  /// Which of a bare list of folders serves, each of which has the kit's table.
  package init(folders: [LocaleCode], developmentLanguage: LocaleCode?, request: KitRequest) {
    let matcher = KitMatcher(
      folders: folders.map { KitMatcher.Folder($0) },
      developmentLanguage: developmentLanguage
    )
    let answer = KitAnswer(matcher, request)
    self.init(
      answer,
      headline: Headline(mark: answer.resolution.verdict.mark, sentence: answer.resolution.sentence),
      developmentLanguage: developmentLanguage,
      texts: nil
    )
  }

  private init(
    _ answer: KitAnswer,
    headline: Headline,
    developmentLanguage: LocaleCode?,
    texts: KitPreview?
  ) {
    let resolution = answer.resolution
    let request = resolution.request
    let followsPhone = resolution.source == .system
    self.init(
      subject: .kit(answer, developmentLanguage: developmentLanguage, texts: texts),
      question: request.stored.map { "\($0.rawValue) is stored" } ?? "no language is stored",
      headline: headline,
      rule: "\(MatchingRule.imKit.rawValue) rule, \(request.rule.title)",
      obstacle: nil,
      tried: resolution.tried,
      trace: resolution.trace,
      remarks: (followsPhone && request.languages.isEmpty ? [.languagesUnknown] : [])
        + (followsPhone ? [.caveat(FolderMatcher.caveat)] : []),
      advice: answer.suggestion.map { .store($0) },
      nearMisses: answer.nearMisses,
      otherScripts: [],
      alternatives: answer.otherRules.map {
        Alternative(
          name: $0.request.rule.rawValue,
          title: $0.request.rule.title,
          verdict: $0.verdict,
          words: $0.words
        )
      },
      disagreements: [],
      platformNotes: []
    )
  }
}
