import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

extension Explanation {
  /// The explanation as lines: where it holds, what came of the question, why, and what would be better.
  func lines(_ style: ReportStyle) -> [String] {
    var lines = title.map { [style.dim($0)] } ?? []
    lines.append(style.text(of: headline))
    if let problem { lines.append("  \(problem)") }
    if let advice {
      lines.append(advice.isBetter ? style.bold("  \(advice.sentence)") : "  \(advice.sentence)")
    }
    lines += ["", "Why (\(rule))".drawable]
    lines += trace.lines + remarks.map { "  i \($0.sentence)".drawable }
    lines += Self.section("Nearest", nearMisses.map { ["  \($0.id.rawValue)", $0.reason] })
    lines += Self.section(
      "In another script, so no substitute",
      otherScripts.map { ["  \($0.id.rawValue)", $0.reason] }
    )
    lines += Self.section(
      alternativesTitle,
      alternatives.map { ["  \($0.name)", $0.verdict.localization?.rawValue ?? "–", $0.words] }
    )
    lines += disagreements.flatMap(\.lines) + noteLines(style)
    let texts = textLines
    return texts.isEmpty ? lines : lines + [""] + texts
  }

  /// Where it holds: a view, the strings of an app; nil for a bare list.
  private var title: String? {
    switch subject {
    case .code(let preview):
      preview.openView.entry.variation.kind == .codes ? nil : preview.openView.title
    case .kit(_, _, let texts): texts?.folders.title
    }
  }

  /// Why the file that should serve every key cannot be used.
  private var problem: String? {
    if case .kit(_, _, let texts) = subject { texts?.unusable?.message } else { nil }
  }

  private var alternativesTitle: String {
    switch subject {
    case .code: "Other rules"
    case .kit: "The other way to choose"
    }
  }

  /// A table below its head; nothing where it is empty.
  private static func section(_ title: String, _ rows: [[String]]) -> [String] {
    rows.isEmpty ? [] : ["", title] + TextTable(rows: rows).lines
  }

  /// What the platforms do differently, and what is taken over from the default.
  private func noteLines(_ style: ReportStyle) -> [String] {
    guard !platformNotes.isEmpty else { return [] }
    return ["", "Platforms"]
      + platformNotes.map { note in
        let line = "  \(note.differs ? "≠" : "·") \(note.text)".drawable
        return note.differs ? style.warning(line) : line
      }
  }

  /// How complete the texts are, and which of them are not the localization's own.
  private var textLines: [String] {
    switch subject {
    case .code(let preview): preview.hasStrings ? Self.stringLines(preview) : []
    case .kit(_, _, let texts): texts.map { Self.keyLines($0) } ?? []
    }
  }

  private static func stringLines(_ preview: Preview) -> [String] {
    let counts = preview.counts
    var parts = ["\(counts.own) of \(counts.total) own"]
    if counts.merged > 0 { parts.append("\(counts.merged) from the default") }
    if counts.empty > 0 { parts.append("\(counts.empty) empty") }
    if counts.missing > 0 { parts.append("\(counts.missing) used but nowhere") }
    return ["Strings: \(parts.joined(separator: ", "))"]
      + preview.localization.mergedStringIDs.map { "  ◂ \($0)".drawable }
  }

  private static func keyLines(_ preview: KitPreview) -> [String] {
    var parts = ["\(preview.count(.shown)) of \(preview.rows.count) keys have a text"]
    if preview.count(.keyShown) > 0 { parts.append("\(preview.count(.keyShown)) shown as the key") }
    if preview.count(.empty) > 0 { parts.append("\(preview.count(.empty)) empty") }
    return ["Texts: \(parts.joined(separator: ", "))"]
      + preview.rows.filter { $0.fate != .shown }.map { "  \($0.fate.mark) \($0.key)".drawable }
  }
}

extension Explanation.Remark {
  /// The remark as a report says it.
  fileprivate var sentence: String {
    switch self {
    case .choice(let choice): choice
    case .brokenDefault(let code): "the default \(code.quoted) names no localization, so there is none"
    case .languagesUnknown: "name the languages of the phone with --languages, such as zh-Hans-CN,en"
    case .caveat(let sentence): sentence
    }
  }
}

extension [TraceStep] {
  /// A decision step by step, a line each.
  var lines: [String] { map { "  \($0.kind.mark) \($0.text)".drawable } }
}

extension Disagreement {
  /// The question, with what is said against the SDK and what it does.
  fileprivate var lines: [String] {
    ["", topic, "  ✗ \(other.words)".drawable, "  ✓ \(followed.words)".drawable]
  }
}
