package import LocaleMatching
package import StringTables

/// Which code each language of an iOS app passes, and what that code gets.
///
/// Documented: "Localizations and locale codes" recommends an entry `adapty_paywalls_locale` in each
/// `Localizable.strings`, whose text the app passes as its code.
package struct AppStringsPreview: Sendable {
  /// The key of the entry that holds the code.
  package static let key = "adapty_paywalls_locale"

  /// The table that the entry stands in.
  package static let table = "Localizable"

  /// Where the code comes from that a language passes.
  package enum Source: Hashable, Sendable {
    /// The text of the entry, with its line where the file has lines.
    case entry(line: Int?)
    /// The key itself: `NSLocalizedString` answers with it when the table lacks the entry, is absent or
    /// does not parse.
    case keyItself
  }

  /// One language of the app.
  package struct Row: Sendable {
    /// The language, as its folder spells it.
    package let language: LocaleCode
    /// Where the code comes from.
    package let source: Source
    /// The code that the app passes.
    package let code: LocaleCode
    /// What the code gets; nil without a flow.
    package let answer: Answer?
    /// The code to write into the entry instead; nil where it is right already or no localization is near.
    package let codeToWrite: LocaleCode?
    /// Whether the code gets a localization in another language than that of the folder.
    package let isOfOtherLanguage: Bool
  }

  /// The languages of the app.
  package let folders: LanguageFolders

  /// The rule by which the code is matched then; nil without a flow.
  package let rule: MatchingRule?

  /// The languages in the order of the folders.
  package let rows: [Row]

  /// The localizations of the flow; none without a flow.
  let localizations: [LocaleCode]

  /// Asks for each language of the app.
  package init(_ folders: LanguageFolders, rules: RuleSet? = nil, rule: MatchingRule = .flow) {
    self.folders = folders
    self.rule = rules == nil ? nil : rule
    localizations = rules?.matcher(for: rule).list.available ?? []
    rows = folders.folders.map { Row($0, matcher: rules?.matcher(for: rule)) }
  }

  /// The folder that a phone with these preferred languages takes the code from.
  package func folder(for languages: [LocaleCode]) -> FolderResolution {
    FolderMatcher(folders: folders.languages, developmentLanguage: folders.developmentLanguage)
      .resolve(languages)
  }

  /// The language whose code a phone with these preferred languages passes; nil for an app without languages.
  package func row(for languages: [LocaleCode]) -> Row? {
    folder(for: languages).folder.flatMap { folder in rows.first { $0.language == folder } }
  }

  /// The localizations of the flow that no language of the app leads to, in the order of the flow.
  package var unreachedLocalizations: [LocaleCode] {
    let reached = Set(rows.compactMap { $0.answer?.resolution.localization })
    return localizations.filter { !reached.contains($0) }
  }
}

extension AppStringsPreview.Row {
  /// Reads the code of a language and asks what it gets.
  fileprivate init(_ folder: LanguageFolder, matcher: LocaleMatcher?) {
    let entry = folder.table?[AppStringsPreview.key]
    language = folder.language
    source = entry.map { .entry(line: $0.line) } ?? .keyItself
    let code = LocaleCode(entry?.value ?? AppStringsPreview.key)
    self.code = code
    answer = matcher.map { Answer($0, code) }
    let shown = answer?.resolution.localization.map { LanguageTag($0).presentLanguage }
    let own = LanguageTag(folder.language).presentLanguage
    let hasMissed = answer?.resolution.verdict.hasMissed == true
    isOfOtherLanguage = !hasMissed && folder.language != "Base" && shown.map { $0 != own } ?? false
    let isMeant = entry != nil && !isOfOtherLanguage && !hasMissed
    codeToWrite = isMeant ? nil : answer?.suggestion ?? matcher?.codeToPass(for: folder.language)
  }
}
