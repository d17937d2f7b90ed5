import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

/// The columns of the list of variations: as wide as what stands in them, or, where that is too much, the
/// widest of them narrower.
struct ChooserColumns: Sendable {
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

extension Library.Row {
  /// Whether it is what is looked at.
  func shows(_ subject: Subject?) -> Bool {
    switch (self, subject) {
    case (.item(let item), .paywall(let session)): item.shows(session.openView)
    case (.table(let folders), .strings(let session)): folders.isSameInput(as: session.folders)
    default: false
    }
  }

  /// What a filter looks in.
  var texts: [String] {
    switch self {
    case .problem(let problem): [problem.name]
    case .table(let folders): [folders.name, folders.tableName]
    case .item(let item):
      [item.document.name, item.entry.placement.id, item.entry.variation.name, item.entry.variation.id]
    }
  }

  /// What is worth knowing before it is opened.
  var remark: String {
    switch self {
    case .problem(let problem): problem.failure.message
    case .table(let folders):
      "Folders: " + folders.languages.map { $0.rawValue.drawable }.joined(separator: ", ") + "."
    case .item(let item): item.remark
    }
  }
}

extension Library.Item {
  /// What is worth knowing before it is opened.
  fileprivate var remark: String {
    // The id of a view that stands alone is its file's name, which the row tells already.
    let variation = entry.variation.kind == .view ? "" : "Variation \(entry.variation.id.drawable). "
    return switch entry.variation.view {
    case .absent(let reason): variation + "Nothing to draw: \(reason)."
    case .present(let outline):
      variation + "Localizations: "
        + outline.localizations.map { $0.rawValue.drawable }.joined(separator: ", ")
        + (outline.declaredDefault.map { "; default \($0.rawValue.drawable)." } ?? "; no default.")
    }
  }
}

/// The rows of the list of variations that a filter keeps, and the columns that they are set in.
struct ListedRows: Sendable {
  /// The rows.
  let rows: [Library.Row]

  /// Their columns.
  let columns: ChooserColumns

  /// What they follow from.
  struct Key: Equatable {
    /// What was opened.
    let library: Identity
    /// What rows are filtered by; empty keeps all.
    let filter: String
    /// The columns that there is room for.
    let width: Int
  }

  /// Lists what was opened.
  init(_ library: Library, filter: String, width: Int) {
    let needle = filter.lowercased()
    rows =
      filter.isEmpty
      ? library.rows
      : library.rows.filter { row in row.texts.contains { $0.lowercased().contains(needle) } }
    columns = ChooserColumns(rows: rows, width: width)
  }
}
