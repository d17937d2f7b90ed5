import FlowDocuments
package import PreviewModel
import StringTables

/// The list from which a variation is chosen.
package struct Chooser: Equatable, Sendable {
  /// What rows are filtered by; empty keeps all.
  package var filter = ""

  /// Whether the filter is being typed.
  package var isFiltering = false

  /// The selected row among those that the filter keeps.
  package var selection = ScrollingSelection()

  /// Why the selected row could not be opened; nil before it was tried.
  package var problem: String?

  /// Starts at the first row.
  package init() {}

  /// The rows that the filter keeps.
  package func rows(of library: Library) -> [Library.Row] {
    guard !filter.isEmpty else { return library.rows }
    let needle = filter.lowercased()
    return library.rows.filter { row in row.texts.contains { $0.lowercased().contains(needle) } }
  }
}

extension Library.Row {
  /// What a filter looks in.
  fileprivate var texts: [String] {
    switch self {
    case .problem(let problem): [problem.name]
    case .table(let folders): [folders.name, folders.tableName]
    case .item(let item):
      [item.document.name, item.entry.placement.id, item.entry.variation.name, item.entry.variation.id]
    }
  }
}
