import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

/// The table of localizations of a view, and what the codes that phones send get.
struct FlowLocales: LocalesListing {
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

  var blocks: [ReportBlock] {
    var blocks: [ReportBlock] = [
      .quiet("\(openView.title) · \(rule.words(on: openView.platform))"), .gap, localizations, .gap,
      .heading("Codes that phones send"), .text(summary), .text(omitted.sentence),
    ]
    for group in PhoneRow.Group.allCases {
      let members = phones.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      blocks += [.gap, .heading("\(group.sentence): \(members.count)")]
      blocks.append(
        .rows(
          members.map { row in
            [
              "\(row.verdict.mark) \(row.phone.code.rawValue)",
              "→ \(row.verdict.localization?.rawValue ?? "nothing")",
              row.suggestion.map { "pass \($0.rawValue)" } ?? "",
              row.phone.name,
            ]
          }
        )
      )
    }
    return blocks
  }

  /// How many of the codes fall back, and for how many of those something better is there.
  private var summary: String {
    let counts = PhoneCounts(phones)
    var parts = ["\(counts.total) codes: \(counts.missed) fall back silently"]
    if counts.near > 0 { parts.append("for \(counts.near) of those a near localization exists") }
    if counts.sameLanguage > 0 { parts.append("\(counts.sameLanguage) read their language by luck") }
    if counts.nothing > 0 { parts.append("\(counts.nothing) get nothing") }
    return parts.joined(separator: ", ")
  }

  private var localizations: ReportBlock {
    guard openView.absence == nil else {
      return .rows(
        openView.localizationRows(under: rule).map { [$0.id.rawValue, $0.notes.joined(separator: " ")] }
      )
    }
    guard !rows.isEmpty else { return .text("The view has no localization: every text stays blank.") }
    let screens = (rows.first?.screens ?? []).prefix(Self.screenColumns).map(\.screen)
    var table = TextTable(rows: [["Localization", "", "", "Strings", ""] + screens])
    table.rightAligned = Set([3, 4] + screens.indices.map { $0 + 5 })
    table.widestColumn = 24
    for row in rows {
      let isDefault = row.localization.id == row.localization.defaultID
      let notes = (isDefault ? ["default"] : []) + (row.localization.direction == .rightToLeft ? ["RTL"] : [])
      let percent = row.counts.total == 0 ? "–" : "\(row.counts.own * 100 / row.counts.total) %"
      table.rows.append(
        [
          row.localization.id?.rawValue ?? "",
          row.localization.id.flatMap { LocaleName.name(of: $0.rawValue) } ?? "",
          notes.joined(separator: " "),
          fraction(row.counts.own, row.counts.total), percent,
        ]
          + screens.map { screen in
            row.screens.first { $0.screen == screen }.map { fraction($0.own, $0.total) } ?? "–"
          }
      )
    }
    return .table(table, hasHeader: true)
  }

  private func fraction(_ own: Int, _ total: Int) -> String { "\(own)/\(total)" }

  var json: JSONValue {
    .object([
      "rule": .string(rule.rawValue),
      "platform": .string(openView.platform.rawValue),
      "default_localization": .optional(openView.rules.list.usableDefault),
      "localizations": .array(
        rows.map { row in
          .object([
            "id": .optional(row.localization.id),
            "name": .optional(row.localization.id.flatMap { LocaleName.name(of: $0.rawValue) }),
            "own_name": .optional(row.localization.id.flatMap { LocaleName.ownName(of: $0.rawValue) }),
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
            "group": .string($0.group.rawValue),
            "outcome": .string($0.verdict.outcome.rawValue),
            "localization": .optional($0.verdict.localization),
            "silent_fallback": .bool($0.verdict.isSilentFallback),
            "suggestion": .optional($0.suggestion),
          ])
        }
      ),
      "summary": PhoneCounts(phones).json,
    ])
  }
}

/// How many of the codes of phones get what.
private struct PhoneCounts {
  let total: Int
  /// Another localization than the one asked for is shown, and nobody is told.
  let missed: Int
  /// Of those, the ones that another code would give a localization of their language and script.
  let near: Int
  /// Of those, the ones that fall back to their own language by luck: `en_US` where the default is English.
  let sameLanguage: Int
  /// Nothing is shown.
  let nothing: Int

  init(_ phones: [PhoneRow]) {
    let missed = phones.filter(\.verdict.isSilentFallback)
    total = phones.count
    self.missed = missed.count
    near = missed.count { $0.suggestion != nil }
    sameLanguage = missed.count { row in
      guard let shown = row.verdict.localization.map({ LanguageTag($0) }) else { return false }
      let asked = LanguageTag(row.phone.code)
      return shown.presentLanguage == asked.presentLanguage && shown.impliedScript == asked.impliedScript
    }
    nothing = phones.count { $0.verdict.outcome == .none }
  }

  var json: JSONValue {
    .object([
      "phones": .count(total), "silent_fallback": .count(missed), "near": .count(near),
      "same_language": .count(sameLanguage), "nothing": .count(nothing),
    ])
  }
}

extension PhoneRow.Group {
  /// What its codes have in common, as a heading.
  fileprivate var sentence: String {
    switch self {
    case .near: "Fall back though a near localization exists"
    case .fallback: "Fall back, and nothing is near"
    case .match: "Get what they ask for"
    }
  }
}
