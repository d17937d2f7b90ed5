import FlowDocuments
import PreviewModel
import StringTables
import TerminalUI

/// The columns of the list of variations: as wide as what stands in them, or, where that is too much, the
/// widest of them narrower.
struct ChooserColumns {
  private let widths: [Int]

  private static let titles = ["File", "Placement", "Name", "Kind", "Format", "Lang"]
  private static let gap = 2

  /// Measures the rows for a list of this many columns.
  init(rows: [Library.Row], width: Int) {
    let cells = rows.compactMap(Self.cells)
    let hasOneFile = Set(cells.map { $0[0] }).count == 1
    var widths = Self.titles.indices.map { column in
      // The name of the only file says nothing, unless it is all that there is to say.
      if column == 0, hasOneFile, cells.count > 1 { return 0 }
      let widest = cells.map { $0[column].cellWidth }.max() ?? 0
      return widest == 0 ? 0 : max(widest, Self.titles[column].cellWidth)
    }
    let gaps = Self.gap * (widths.count { $0 > 0 } - 1)
    while widths.reduce(gaps, +) > width, let widest = widths.max(), widest > 6 {
      widths[widths.firstIndex(of: widest) ?? 0] -= 1
    }
    self.widths = widths
  }

  /// What the columns are.
  var head: StyledLine {
    StyledLine(joined(Self.titles), style: Theme.quiet)
  }

  /// One row; what cannot be drawn is quiet.
  func line(_ row: Library.Row) -> StyledLine {
    switch row {
    case .problem(let problem):
      StyledLine("\(problem.name.fileName.drawable)  cannot be used", style: Theme.quiet)
    case .table:
      StyledLine(joined(Self.cells(row) ?? []))
    case .item(let item):
      StyledLine(joined(Self.cells(row) ?? []), style: item.entry.outline == nil ? Theme.quiet : Theme.text)
    }
  }

  private func joined(_ texts: [String]) -> String {
    zip(texts, widths).filter { $1 > 0 }.map { text, width in
      let shown = text.truncated(toWidth: width)
      return shown.isolated + String(repeating: " ", count: max(0, width - shown.cellWidth))
    }.joined(separator: String(repeating: " ", count: Self.gap))
  }

  /// The cells of a row; nil for a file that cannot be used, which is one text across.
  private static func cells(_ row: Library.Row) -> [String]? {
    switch row {
    case .problem: return nil
    case .table(let folders): return cells(folders)
    case .item(let item): return cells(item)
    }
  }

  private static func cells(_ folders: LanguageFolders) -> [String] {
    [
      folders.name.fileName.drawable, "", folders.tableName.drawable, "strings", "",
      "\(folders.folders.count)",
    ]
  }

  private static func cells(_ item: Library.Item) -> [String] {
    let variation = item.entry.variation
    let file = item.document.name.fileName
    let share = variation.weight.flatMap { $0 == 100 ? nil : " \($0) %" } ?? ""
    let languages = item.entry.outline.map { "\($0.localizations.count)" }
    return [
      file.drawable,
      item.entry.placement.id == file ? "" : item.entry.placement.id.drawable,
      variation.name == file ? "" : variation.name.drawable,
      variation.kind.rawValue + share,
      item.entry.outline.map { $0.format?.description.drawable ?? "?" } ?? "–",
      languages ?? "no view",
    ]
  }
}

extension String {
  /// The part of a path after its last slash.
  fileprivate var fileName: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
