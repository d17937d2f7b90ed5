import FlowDocuments
import LocaleMatching
import TerminalUI

/// A line of the findings: one of them, or one that many variations of a file share.
struct CheckLine {
  /// A finding, the variation that it is about, and the file where it has to be named.
  typealias Row = (finding: Diagnostic, variation: String?, file: String?)

  private let finding: Diagnostic
  private let file: String?
  private var variations: [String]

  /// The lines of findings in their order; what is said of many variations in the same words is one line.
  static func gather(_ rows: [Row]) -> [CheckLine] {
    var lines: [CheckLine] = []
    var indexes: [Subject: Int] = [:]
    for row in rows {
      if let variation = row.variation, let index = indexes[Subject(row)] {
        lines[index].variations.append(variation)
        continue
      }
      if row.variation != nil { indexes[Subject(row)] = lines.count }
      lines.append(
        CheckLine(finding: row.finding, file: row.file, variations: row.variation.map { [$0] } ?? [])
      )
    }
    return lines
  }

  /// What two findings have to share to stand in one line.
  private struct Subject: Hashable {
    let finding: Diagnostic
    let file: String?

    /// The places in the file differ where the variations do.
    init(_ row: Row) {
      finding = row.finding.withoutPlace
      file = row.file
    }
  }

  /// The line: the mark, where it is, what is wrong, and the name of the check.
  func text(_ style: ReportStyle, namesVariations: Bool) -> String {
    let places =
      [file, namesVariations ? variationNames : nil, finding.localization?.rawValue]
      + [finding.screen.map { "screen \($0)" }]
    let place = places.compactMap { $0 }.joined(separator: " · ")
    let text = "\(place.isEmpty ? "" : place + ": ")\(finding.message) [\(finding.check.rawValue)]".drawable
    let pointer = variations.count > 1 ? "" : pointerText.map { style.dim(" " + $0) } ?? ""
    switch finding.severity {
    case .error: return style.bad("✗ error  ") + " " + text + pointer
    case .warning: return style.warning("! warning") + " " + text + pointer
    case .note: return style.dim("i note   ") + " " + text + pointer
    }
  }

  /// Where in the file it stands; nil where the sentence names what it is about, so that it can be searched.
  private var pointerText: String? {
    guard finding.string == nil, let pointer = finding.pointer?.description, !pointer.isEmpty else {
      return nil
    }
    return pointer.drawable
  }

  private var variationNames: String? {
    guard let first = variations.first else { return nil }
    switch variations.count {
    case 1: return first
    case 2: return "\(first) and \(variations[1])"
    default: return "\(first), \(variations[1]) and \(variations.count - 2) more"
    }
  }
}

extension Diagnostic {
  /// The same without its place in the file.
  fileprivate var withoutPlace: Diagnostic {
    Diagnostic(
      check: check,
      severity: severity,
      message: message,
      localization: localization,
      string: string,
      screen: screen
    )
  }
}
