import TerminalUI

/// A part of a text report, before it becomes lines.
enum ReportBlock {
  /// An empty line.
  case gap
  /// Where something comes from, or what its marks mean.
  case quiet(String)
  /// The head of what follows.
  case heading(String)
  /// A sentence.
  case text(String)
  /// Something that is wrong.
  case bad(String)
  /// A table; with a header its first row is the names of the columns.
  case table(TextTable, hasHeader: Bool)

  /// A table of these rows without a header.
  static func rows(_ rows: [[String]]) -> ReportBlock { .table(TextTable(rows: rows), hasHeader: false) }
}

extension [ReportBlock] {
  /// The blocks as lines, safe to print.
  func lines(_ style: ReportStyle) -> [String] {
    flatMap { block -> [String] in
      switch block {
      case .gap: return [""]
      case .quiet(let text): return [style.dim(text)]
      case .heading(let text): return [style.bold(text)]
      case .text(let text): return [text.drawable]
      case .bad(let text): return [style.bad(text.drawable)]
      case .table(let table, let hasHeader):
        let lines = table.lines
        guard hasHeader, let header = lines.first else { return lines }
        return [style.bold(header)] + lines.dropFirst()
      }
    }
  }
}
