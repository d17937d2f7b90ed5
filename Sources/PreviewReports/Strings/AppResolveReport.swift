package import FlowDocuments
package import LocaleMatching
package import PreviewModel
import TerminalUI

/// What users of a phone get who use an app that reads its code from its own strings, and why.
package struct AppResolveReport: Report {
  private let app: AppStringsPreview
  private let folder: FolderResolution
  private let row: AppStringsPreview.Row?

  /// What the code gets; nil without a flow.
  private let flow: ResolveReport?

  /// Decides for the languages of a phone.
  package init(_ app: AppStringsPreview, languages: [LocaleCode], openView: OpenView?) {
    self.app = app
    folder = app.folder(for: languages)
    row = app.row(for: languages)
    flow = row.flatMap { row in
      openView.map { openView in
        ResolveReport(Preview(openView, rule: app.rule ?? openView.defaultRule, requested: row.code))
      }
    }
  }

  package func lines(_ style: ReportStyle) -> [String] {
    let phone = folder.preferred.map(\.rawValue).joined(separator: ", ")
    var lines = [style.dim(app.folders.title), "A phone set to \(phone) reads the app's strings".drawable]
    lines += folder.trace.map { "  \($0.kind.mark) \($0.text)".drawable }
    lines.append("  i \(FolderMatcher.caveat)")
    if let row {
      lines += ["", "The app passes \(row.code.quoted) (\(row.place(in: app.folders)))".drawable]
      if let code = row.codeToWrite {
        lines.append(style.bold("  write \(code.quoted) into “\(AppStringsPreview.key)”"))
      }
    }
    if let flow { lines += [""] + flow.lines(style) }
    return lines
  }

  package var json: JSONValue {
    let members = flow?.json.object?.members ?? row?.jsonMembers ?? []
    let own: KeyValuePairs<String, JSONValue> = [
      "via": .optional(app.rule?.rawValue),
      "languages": .strings(folder.preferred.map(\.rawValue)),
      "app_language": .optional(row?.language),
      "source": .optional(row.map { $0.source == .keyItself ? "key" : "entry" }),
      "folder_outcome": .string(folder.verdict.outcome.rawValue),
      "folder_trace": .strings(folder.trace.map(\.text.drawable)),
    ]
    // The first of two members with the same key counts: the rule is the app's, not that of the flow.
    let rule = JSONObject.Member(key: "rule", value: .string(MatchingRule.appStrings.rawValue))
    return .object([rule] + members, own)
  }
}
