import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

/// Which code each language of an app passes, and what that code gets.
struct AppLocales: LocalesListing {
  private let app: AppStringsPreview
  private let openView: OpenView?

  /// Lists the languages; without a flow only their codes.
  init(_ app: AppStringsPreview, openView: OpenView?) {
    self.app = app
    self.openView = openView
  }

  var blocks: [ReportBlock] {
    var blocks: [ReportBlock] = [.quiet(app.folders.title)]
    if let openView, let rule = app.rule {
      blocks.append(.quiet("\(openView.title) · \(rule.words(on: openView.platform))"))
    }
    blocks += [.gap, .text("Each language passes the text of “\(AppStringsPreview.key)”"), .gap]
    var table = TextTable(rows: [["  Language", "Passes", "", "Gets", "", ""]])
    table.rows += app.rows.map { row in
      [
        "\(row.mark) \(row.language.rawValue)", row.code.quoted, row.place(in: app.folders),
        row.answer.map { $0.resolution.localization?.rawValue ?? "nothing" } ?? "",
        row.answer?.resolution.verdict.words ?? "",
        row.advice,
      ]
    }
    if openView == nil { table.rows = table.rows.map { Array($0.prefix(3)) } }
    blocks.append(.table(table, hasHeader: true))
    let unreached = app.unreachedLocalizations
    if !unreached.isEmpty {
      let codes = unreached.map(\.rawValue).joined(separator: ", ")
      blocks += [.gap, .text("No language of the app gets: \(codes)")]
    }
    return blocks
  }

  var json: JSONValue {
    .object([
      "rule": .string(MatchingRule.appStrings.rawValue),
      "via": .optional(app.rule?.rawValue),
      "platform": .string(Platform.iOS.rawValue),
      "table": .string(app.folders.tableName),
      "default_localization": .optional(openView?.rules.list.usableDefault),
      "languages": .array(app.rows.map { .object(JSONObject($0.jsonMembers)) }),
      "unreached": .strings(app.unreachedLocalizations.map(\.rawValue)),
    ])
  }
}

extension AppStringsPreview.Row {
  /// The mark of what its code gets; of a code of which nothing is known only whether there is one.
  var mark: String {
    if let answer { return answer.resolution.verdict.mark }
    return source == .keyItself ? "✗" : "="
  }

  /// What to do about the code; nothing where it is right, or where nothing is known of a flow.
  var advice: String {
    if let codeToWrite { return "write \(codeToWrite.rawValue)" }
    if isOfOtherLanguage { return "another language" }
    guard let answer, answer.resolution.verdict.hasMissed else { return "" }
    let near = answer.nearMisses.map(\.id.rawValue)
    return near.isEmpty ? "no localization is near" : "not meant for it: \(near.joined(separator: ", "))"
  }

  /// Where the code stands, or why there is none.
  func place(in folders: LanguageFolders) -> String {
    switch (source, folders[language]?.content) {
    case (.entry(let line), _): line.map { "line \($0)" } ?? ""
    case (.keyItself, .unusable): "does not parse"
    case (.keyItself, .absent): "no table"
    case (.keyItself, _): "no entry"
    }
  }

  /// The row as the JSON reports write it.
  var jsonMembers: [JSONObject.Member] {
    var line: Int?
    if case .entry(let number) = source { line = number }
    let members: KeyValuePairs<String, JSONValue> = [
      "app_language": .string(language.rawValue),
      "source": .string(source == .keyItself ? "key" : "entry"),
      "line": line.map { .count($0) } ?? .null,
      "requested": .string(code.rawValue),
      "outcome": .optional(answer?.resolution.outcome.rawValue),
      "silent_fallback": answer.map { .bool($0.resolution.isSilentFallback) } ?? .null,
      "localization": .optional(answer?.resolution.localization),
      "suggestion": .optional(codeToWrite),
    ]
    return members.members
  }
}
