package import FlowDocuments
package import LocaleMatching
package import PreviewModel
import StringTables
import TerminalUI

/// Which folder Global IM UIKit takes its texts from, why, and what that leaves out.
package struct KitResolveReport: Report {
  private let answer: KitAnswer

  /// What users read; nil for a bare list of folders.
  private let preview: KitPreview?

  private let developmentLanguage: LocaleCode?

  /// The answer for the strings of an app.
  package init(_ preview: KitPreview) {
    answer = preview.answer
    self.preview = preview
    developmentLanguage = preview.folders.developmentLanguage
  }

  /// The answer for a bare list of folders, each of which has the kit's table.
  package init(folders: [LocaleCode], developmentLanguage: LocaleCode?, request: KitRequest) {
    let matcher = KitMatcher(
      folders: folders.map { KitMatcher.Folder($0) },
      developmentLanguage: developmentLanguage
    )
    answer = KitAnswer(matcher, request)
    preview = nil
    self.developmentLanguage = developmentLanguage
  }

  private var resolution: KitResolution { answer.resolution }

  package func lines(_ style: ReportStyle) -> [String] {
    var lines = preview.map { [style.dim($0.folders.title)] } ?? []
    let mark = preview?.mark ?? resolution.verdict.mark
    let headline = "\(mark) \(preview?.sentence ?? resolution.sentence)"
    switch mark {
    case "✗", "∅": lines.append(style.bad(headline))
    case "!": lines.append(style.warning(headline))
    default: lines.append(style.good(headline))
    }
    if let failure = preview?.unusable { lines.append("  \(failure.message)") }
    if let suggestion = answer.suggestion { lines.append(style.bold("  store \(suggestion.quoted) instead")) }
    lines += ["", "Why (\(MatchingRule.imKit.rawValue) rule, \(resolution.request.rule.title))"]
    lines += resolution.trace.map { "  \($0.kind.mark) \($0.text)".drawable }
    if resolution.source == .system {
      if resolution.request.languages.isEmpty {
        lines.append("  i name the languages of the phone with --languages, such as zh-Hans-CN,en")
      }
      lines.append("  i \(FolderMatcher.caveat)")
    }
    if !answer.nearMisses.isEmpty {
      lines += ["", "Nearest"]
      lines += TextTable(rows: answer.nearMisses.map { ["  \($0.id.rawValue)", $0.reason] }).lines
    }
    lines += ["", "The other way to choose"]
    lines +=
      TextTable(
        rows: answer.otherRules.map {
          ["  \($0.request.rule.rawValue)", $0.folder?.rawValue ?? "–", $0.words]
        }
      ).lines
    if let preview { lines += [""] + Self.keyLines(preview) }
    return lines
  }

  private static func keyLines(_ preview: KitPreview) -> [String] {
    var parts = ["\(preview.count(.shown)) of \(preview.rows.count) keys have a text"]
    if preview.count(.keyShown) > 0 { parts.append("\(preview.count(.keyShown)) shown as the key") }
    if preview.count(.empty) > 0 { parts.append("\(preview.count(.empty)) empty") }
    return ["Texts: \(parts.joined(separator: ", "))"]
      + preview.rows.filter { $0.fate != .shown }.map { "  \($0.fate.mark) \($0.key)".drawable }
  }

  package var json: JSONValue {
    .object(
      resolution.jsonMembers(developmentLanguage: developmentLanguage),
      [
        "suggestion": .optional(answer.suggestion),
        "near_misses": .array(
          answer.nearMisses.map {
            .object(["id": .string($0.id.rawValue), "reason": .string($0.reason.drawable)])
          }
        ),
        "strings": preview?.json ?? .null,
        "merged_strings": .strings([]),
        "keys_shown": .strings(preview?.rows.filter { $0.fate == .keyShown }.map(\.key) ?? []),
        // The kit follows the direction of the phone, whatever the folder.
        "direction": .null,
        "table": .optional(preview?.folders.tableName),
        "reference": .optional(preview?.reference),
        "simulator_localization": .optional(resolution.simulatorFolder),
        "trace": .strings(resolution.trace.map(\.text.drawable)),
        "other_rules": .array(
          answer.otherRules.map {
            .object([
              "kit": .string($0.request.rule.rawValue), "outcome": .string($0.verdict.outcome.rawValue),
              "localization": .optional($0.folder),
            ])
          }
        ),
      ]
    )
  }
}
