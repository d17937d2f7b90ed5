import FlowDocuments
import LocaleMatching
import TerminalUI

/// What a code gets, and why.
struct ResolveReport: Report {
  let answer: Answer
  let otherRules: [Resolution]

  /// The default that is declared but no localization carries; nil when there is no such thing.
  let brokenDefault: LocaleCode?

  /// The preview of the view; nil for a bare list of codes.
  let preview: Preview?

  /// The answer for a view.
  init(_ preview: Preview) {
    answer = preview.answer
    otherRules = preview.otherRules
    let list = preview.openView.view.localizationList
    brokenDefault = list.usableDefault == nil ? list.declaredDefault : nil
    self.preview = preview
  }

  /// The answer for a bare list of codes.
  init(_ list: LocalizationList, rule: MatchingRule, platform: Platform, requested: LocaleCode?) {
    let rules = RuleSet(list, remoteConfigs: list.available, platform: platform)
    answer = rules.answer(to: requested, by: rule)
    otherRules = rules.otherAnswers(to: requested, than: rule)
    brokenDefault = list.usableDefault == nil ? list.declaredDefault : nil
    preview = nil
  }

  private var resolution: Resolution { answer.resolution }

  func lines(_ style: ReportStyle) -> [String] {
    let verdict = resolution.verdict
    let headline = "\(verdict.mark) \(resolution.sentence)"
    var lines = preview.map { [style.dim($0.openView.title)] } ?? []
    switch verdict.mark {
    case "=", "~": lines.append(style.good(headline))
    case "!": lines.append(style.warning(headline))
    default: lines.append(style.bad(headline))
    }
    if let suggestion = answer.suggestion { lines.append(style.bold("  pass \(suggestion.quoted) instead")) }
    if let fallback = answer.defaultToPass {
      lines.append("  nothing is near; pass \(fallback.quoted), the default, by its name")
    }
    lines += ["", "Why (\(resolution.rule.words(on: resolution.platform)))".drawable]
    lines += resolution.trace.map { "  \($0.kind.mark) \($0.text)".drawable }
    if let brokenDefault {
      lines.append("  i the default \(brokenDefault.quoted) names no localization, so there is none".drawable)
    }
    if !answer.nearMisses.isEmpty {
      lines += ["", "Nearest"]
      lines += TextTable(rows: answer.nearMisses.map { ["  \($0.id.rawValue)", $0.reason] }).lines
    }
    if !answer.otherScripts.isEmpty {
      lines += ["", "In another script, so no substitute"]
      lines += TextTable(rows: answer.otherScripts.map { ["  \($0.id.rawValue)", $0.reason] }).lines
    }
    lines += ["", "Other rules"]
    lines +=
      TextTable(
        rows: otherRules.map {
          ["  \($0.rule.rawValue)", $0.localization?.rawValue ?? "–", $0.verdict.words]
        }
      ).lines
    if let preview { lines += [""] + stringLines(preview) }
    return lines
  }

  private func stringLines(_ preview: Preview) -> [String] {
    let counts = preview.counts
    var parts = ["\(counts.own) of \(counts.total) own"]
    if counts.merged > 0 { parts.append("\(counts.merged) from the default") }
    if counts.empty > 0 { parts.append("\(counts.empty) empty") }
    if counts.missing > 0 { parts.append("\(counts.missing) used but nowhere") }
    return ["Strings: \(parts.joined(separator: ", "))"]
      + preview.localization.mergedStringIDs.map { "  ◂ \($0)".drawable }
  }

  var json: JSONValue {
    .object(
      resolution.jsonMembers,
      [
        "suggestion": .optional(answer.suggestion),
        "near_misses": Self.json(of: answer.nearMisses),
        "other_scripts": Self.json(of: answer.otherScripts),
        "strings": preview?.counts.json ?? .null,
        "merged_strings": .strings(preview?.localization.mergedStringIDs ?? []),
        "direction": .optional(preview?.localization.direction.rawValue),
        "trace": .strings(resolution.trace.map(\.text.drawable)),
        "other_rules": .array(
          otherRules.map {
            .object([
              "rule": .string($0.rule.rawValue), "outcome": .string($0.outcome.rawValue),
              "localization": .optional($0.localization),
            ])
          }
        ),
      ]
    )
  }

  private static func json(of misses: [NearMiss]) -> JSONValue {
    .array(misses.map { .object(["id": .string($0.id.rawValue), "reason": .string($0.reason.drawable)]) })
  }
}
