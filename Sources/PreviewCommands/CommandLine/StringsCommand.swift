import FlowDocuments
import LocaleMatching
import PreviewChecks
import PreviewModel
import PreviewReports
import StringTables

/// What a command line asks of the strings of an app.
struct StringsCommand {
  /// What the strings are looked at as.
  enum Use {
    /// The texts of Global IM UIKit, or any table that is shown as it is.
    case kit
    /// Where an app has the codes that it passes.
    case app
  }

  /// The languages of the app.
  let folders: LanguageFolders

  /// What they are looked at as.
  let use: Use

  private let options: Options

  /// Whether there is a flow beside them.
  private let hasFlow: Bool

  /// What is asked; nil where no strings were named.
  ///
  /// Beside a flow they are where the app has its codes, and so they are where one of them has such an
  /// entry; else they are shown as they are.
  init?(_ library: Library, _ options: Options) throws(Failure) {
    guard let folders = library.tables.first else {
      if let rule = options.rule { try Self.checkRule(rule) }
      return nil
    }
    if library.tables.count > 1 {
      throw .usage("name one app at a time, not both \(folders.name) and \(library.tables[1].name)")
    }
    self.folders = folders
    self.options = options
    hasFlow = !library.documents.isEmpty
    switch options.rule {
    case .imKit: use = .kit
    case .appStrings: use = .app
    case let rule?:
      guard !library.documents.isEmpty else { throw Self.needsFlow(rule) }
      use = .app
    case nil:
      let hasCodes = folders.folders.contains { $0.table?[AppStringsPreview.key] != nil }
      use = hasCodes || !library.documents.isEmpty ? .app : .kit
    }
  }

  /// Refuses a rule that reads strings, where none were named.
  static func checkRule(_ rule: MatchingRule) throws(Failure) {
    guard rule.readsStrings else { return }
    throw .usage(
      "--rule \(rule.rawValue) reads the strings of an app; name the folder that holds them as well"
    )
  }

  /// What is told where the rule of a flow was named and no flow.
  static func needsFlow(_ rule: MatchingRule) -> Failure {
    .usage("--rule \(rule.rawValue) needs a flow; name its file as well, or --available codes")
  }

  /// What is so for options, as far as the strings go.
  var circumstances: Set<Circumstance> {
    switch use {
    case .app: return [.strings, hasFlow ? .appOfFlow : .appAlone]
    case .kit:
      let kit: Set<Circumstance> = [.strings, .kitLanguage, .kitTexts]
      return request.stored == nil ? kit : kit.union([.storedLanguage])
    }
  }

  /// What is asked of Global IM UIKit; of a single file nothing but its texts.
  private var request: KitRequest {
    var request = options.kitRequest
    if folders.folders.count == 1, options.stored == nil, options.languages == nil {
      request.stored = folders.languages.first
    }
    return request
  }

  // MARK: Reports

  /// The report on the texts of the kit.
  func kitReport(_ command: Command) throws(Failure) -> any Report {
    switch command {
    case .locales: return LocalesReport(folders, rule: options.kit, reference: options.reference)
    case .resolve: return ResolveReport(Explanation(preview))
    case .strings: return try StringsReport(preview, only: options.string, isReading: false)
    case .preview, .render, .check: return try StringsReport(preview, isReading: true)
    }
  }

  private var preview: KitPreview { KitPreview(folders, request: request, reference: options.reference) }

  /// The report on the codes of an app; nil where that on the flow answers, with the code that the app passes.
  func appReport(_ command: Command, _ openView: OpenView?) -> (any Report)? {
    let app = app(openView)
    guard let languages = options.languages, command != .locales, openView != nil || command == .resolve
    else {
      return openView == nil || command == .resolve || command == .locales
        ? LocalesReport(app, openView: openView) : nil
    }
    guard command == .resolve else { return nil }
    let passage = CodePassage(app, languages: languages)
    guard let openView, let code = passage.rows.first?.code else { return ResolveReport(passage) }
    let preview = Preview(openView, rule: app.rule ?? openView.defaultRule, requested: code)
    return ResolveReport(Explanation(preview, passage: passage))
  }

  /// The code that the app passes on the phone.
  ///
  /// A code that was named is believed. Where a terminal may follow, an app whose phone is not known passes
  /// none.
  func code(_ command: Command, _ openView: OpenView) throws(Failure) -> LocaleCode? {
    if let locale = options.locale { return locale }
    guard let languages = options.languages else {
      if command == .preview { return nil }
      throw .usage(
        "\(command.rawValue) needs the languages of the phone to know which of the app's strings it reads: "
          + "--languages pt-BR,en"
      )
    }
    return app(openView).row(for: languages)?.code
  }

  /// The rule of the flow behind the app's strings.
  func flowRule(_ openView: OpenView) -> MatchingRule {
    guard let rule = options.rule, !rule.readsStrings else { return openView.defaultRule }
    return rule
  }

  private func app(_ openView: OpenView?) -> AppStringsPreview {
    guard let openView else { return AppStringsPreview(folders) }
    return AppStringsPreview(folders, rules: openView.rules, rule: flowRule(openView))
  }

  // MARK: Findings

  /// What is wrong with the strings.
  func findings(_ openView: OpenView?) -> [Diagnostic] {
    switch use {
    case .kit: KitChecks(folders, request: request, reference: options.reference).findings
    case .app: folders.diagnostics + app(openView).findings
    }
  }
}

extension Options {
  /// What is asked of Global IM UIKit.
  var kitRequest: KitRequest {
    KitRequest(rule: kit, stored: stored, languages: languages ?? [])
  }
}
