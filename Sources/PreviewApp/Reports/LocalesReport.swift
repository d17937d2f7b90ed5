import FlowDocuments
import LocaleMatching
import TerminalUI

/// The table of localizations, and what the codes that phones send get.
struct LocalesReport: Report {
  private struct Row {
    let localization: MergedLocalization
    let counts: StringCounts
    let screens: [ScreenCompleteness.Row]
  }

  private let openView: OpenView
  private let rule: MatchingRule
  private let rows: [Row]
  private let phones: [PhoneRow]
  private let omitted: Resolution

  /// At most this many screens have a column of their own; the JSON has them all.
  private static let screenColumns = 5

  /// Fills the table for a view.
  init(_ openView: OpenView, rule: MatchingRule) {
    self.openView = openView
    self.rule = rule
    let view = openView.view
    let uses = view.stringUses
    rows = view.localizations.map { localization in
      let merged = view.merged(localization.id, platform: openView.platform)
      return Row(
        localization: merged,
        counts: view.counts(of: merged),
        screens: ScreenCompleteness(uses, in: merged).rows
      )
    }
    let matcher = openView.rules.matcher(for: rule)
    phones = PhoneCode.catalog.map { PhoneRow($0, matcher) }
    omitted = matcher.resolve(nil)
  }

  func lines(_ style: ReportStyle) -> [String] {
    var lines = [style.dim("\(openView.title) · \(rule.words(on: openView.platform))"), ""]
    lines += localizationLines(style)
    lines += ["", style.bold("Codes that phones send")]
    let silent = phones.count { $0.verdict.isSilentFallback }
    let blank = phones.count { $0.verdict.outcome == .none }
    var summary = "\(silent) of \(phones.count) fall back silently"
    if blank > 0 { summary += ", \(blank) get nothing" }
    lines += [summary, omitted.sentence.drawable, ""]
    lines +=
      TextTable(
        rows: phones.map { phone in
          [
            "\(phone.verdict.mark) \(phone.phone.code.rawValue)",
            "→ \(phone.verdict.localization?.rawValue ?? "nothing")",
            phone.phone.name,
            phone.suggestion.map { "pass \($0.rawValue)" } ?? "",
          ]
        }
      ).lines
    return lines
  }

  private func localizationLines(_ style: ReportStyle) -> [String] {
    guard !rows.isEmpty else { return ["The view has no localization: every text stays blank."] }
    let screens = (rows.first?.screens ?? []).prefix(Self.screenColumns).map(\.screen)
    var table = TextTable(rows: [["Localization", "", "Strings", ""] + screens])
    table.rightAligned = Set([2, 3] + screens.indices.map { $0 + 4 })
    table.widestColumn = 24
    for row in rows {
      let isDefault = row.localization.id == row.localization.defaultID
      let notes = (isDefault ? ["default"] : []) + (row.localization.direction == .rightToLeft ? ["RTL"] : [])
      let percent = row.counts.total == 0 ? "–" : "\(row.counts.own * 100 / row.counts.total) %"
      table.rows.append(
        [
          row.localization.id?.rawValue ?? "", notes.joined(separator: " "),
          fraction(row.counts.own, row.counts.total), percent,
        ]
          + screens.map { screen in
            row.screens.first { $0.screen == screen }.map { fraction($0.own, $0.total) } ?? "–"
          }
      )
    }
    var lines = table.lines
    if let header = lines.first { lines[0] = style.bold(header) }
    return lines
  }

  private func fraction(_ own: Int, _ total: Int) -> String { "\(own)/\(total)" }

  var json: JSONValue {
    .object([
      "rule": .string(rule.rawValue),
      "platform": .string(openView.platform.rawValue),
      "default_localization": .optional(openView.view.localizationList.usableDefault),
      "localizations": .array(
        rows.map { row in
          .object([
            "id": .optional(row.localization.id),
            "default": .bool(row.localization.id == row.localization.defaultID),
            "direction": .string(row.localization.direction.rawValue),
            "strings": row.counts.json,
            "screens": .array(
              row.screens.map {
                .object(["id": .string($0.screen), "total": .count($0.total), "own": .count($0.own)])
              }
            ),
          ])
        }
      ),
      "omitted": .object([
        "outcome": .string(omitted.outcome.rawValue),
        "localization": .optional(omitted.localization),
        "silent_fallback": .bool(omitted.isSilentFallback),
      ]),
      "phones": .array(
        phones.map {
          .object([
            "code": .string($0.phone.code.rawValue),
            "name": .string($0.phone.name),
            "source": .string($0.phone.source),
            "outcome": .string($0.verdict.outcome.rawValue),
            "localization": .optional($0.verdict.localization),
            "silent_fallback": .bool($0.verdict.isSilentFallback),
            "suggestion": .optional($0.suggestion),
          ])
        }
      ),
      "summary": .object([
        "phones": .count(phones.count),
        "silent_fallback": .count(phones.count { $0.verdict.isSilentFallback }),
        "nothing": .count(phones.count { $0.verdict.outcome == .none }),
      ]),
    ])
  }
}
