package import FlowDocuments
import LocaleMatching
package import PreviewModel
import TerminalUI

/// What a code gets, and why.
package struct ResolveReport: Report {
  let answer: Answer
  let otherRules: [Resolution]

  /// The default that is declared but no localization carries; nil when there is no such thing.
  let brokenDefault: LocaleCode?

  /// What was asked.
  let preview: Preview

  /// What a code gets in a variation, or in a list of codes.
  package init(_ preview: Preview) {
    answer = preview.answer
    otherRules = preview.otherRules
    let list = preview.openView.rules.list
    brokenDefault = list.usableDefault == nil ? list.declaredDefault : nil
    self.preview = preview
  }

  /// Whether it has strings, which lists and remote configs have not.
  private var hasStrings: Bool { preview.openView.absence == nil && resolution.rule != .remoteConfig }

  private var resolution: Resolution { answer.resolution }

  package func lines(_ style: ReportStyle) -> [String] {
    let verdict = resolution.verdict
    let headline = "\(verdict.mark) \(resolution.sentence)"
    var lines = preview.openView.entry.variation.kind == .codes ? [] : [style.dim(preview.openView.title)]
    switch verdict.mark {
    case "=", "~": lines.append(style.good(headline))
    case "!": lines.append(style.warning(headline))
    default: lines.append(style.bad(headline))
    }
    if let suggestion = answer.suggestion { lines.append(style.bold("  pass \(suggestion.quoted) instead")) }
    if let advice = answer.adviceToPassDefault { lines.append("  \(advice)") }
    lines += ["", "Why (\(resolution.rule.words(on: resolution.platform)))".drawable]
    lines += resolution.trace.map { "  \($0.kind.mark) \($0.text)".drawable }
    if let choice = preview.serverChoice { lines.append("  i \(choice)") }
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
    if !otherRules.isEmpty { lines += ["", "Other rules"] }
    lines +=
      TextTable(
        rows: otherRules.map {
          ["  \($0.rule.rawValue)", $0.localization?.rawValue ?? "–", $0.verdict.words]
        }
      ).lines
    lines += disagreementLines + noteLines(style)
    if hasStrings { lines += [""] + stringLines(preview) }
    return lines
  }

  /// Where pages that describe the rules disagree about this code.
  private var disagreementLines: [String] {
    preview.disagreements.filter(\.matters).flatMap { disagreement in
      [
        "", disagreement.topic, "  ✗ \(disagreement.other.words)".drawable,
        "  ✓ \(disagreement.followed.words)".drawable,
      ]
    }
  }

  /// What the platforms do differently, and what is taken over from the default.
  private func noteLines(_ style: ReportStyle) -> [String] {
    let notes = preview.platformNotes
    guard !notes.isEmpty else { return [] }
    return ["", "Platforms"]
      + notes.map { note in
        let line = "  \(note.differs ? "≠" : "·") \(note.text)".drawable
        return note.differs ? style.warning(line) : line
      }
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

  package var json: JSONValue {
    let facts = JSONValue.object(resolution.jsonMembers, answerMembers)
    guard !preview.openView.remoteConfigs.entries.isEmpty, let members = facts.object?.members else {
      return facts
    }
    return .object(members, preview.remoteConfigMembers)
  }

  private var answerMembers: KeyValuePairs<String, JSONValue> {
    [
      "suggestion": .optional(answer.suggestion),
      "near_misses": Self.json(of: answer.nearMisses),
      "other_scripts": Self.json(of: answer.otherScripts),
      "strings": hasStrings ? preview.counts.json : .null,
      "merged_strings": .strings(preview.localization.mergedStringIDs),
      "direction": hasStrings ? .string(preview.localization.direction.rawValue) : .null,
      "platform_notes": .array(preview.platformNotes.map(\.json)),
      "disagreements": .array(preview.disagreements.filter(\.matters).map(\.json)),
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
  }

  private static func json(of misses: [NearMiss]) -> JSONValue {
    .array(misses.map { .object(["id": .string($0.id.rawValue), "reason": .string($0.reason.drawable)]) })
  }
}

extension PlatformNote {
  fileprivate var json: JSONValue {
    .object([
      "topic": .string(topic.rawValue), "ios": .string(iOS.drawable), "android": .string(android.drawable),
      "text": .string(text.drawable), "ids": .strings(ids),
    ])
  }
}

extension Disagreement {
  /// The question, what is said against the SDK, and what it does.
  fileprivate var json: JSONValue {
    .object(["topic": .string(topic), "other": other.json, "followed": followed.json])
  }
}

extension Disagreement.Reading {
  fileprivate var json: JSONValue {
    .object([
      "source": .string(source), "claim": .string(claim), "localization": .optional(verdict?.localization),
    ])
  }
}
