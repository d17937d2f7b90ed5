/// A row of a list that can be filtered.
package protocol FilteredListRow: Equatable, Sendable {
  /// What choosing a row does.
  associatedtype Choice: Equatable, Sendable

  /// What choosing it does; nil for a head, which cannot be selected.
  var choice: Choice? { get }

  /// Whether a filter keeps it; an empty one keeps all.
  func matches(_ filter: ListFilter) -> Bool

  /// The columns of what the rows are set under each other by; 0 for a row that has no part in it.
  var columns: Int { get }
}

extension FilteredListRow {
  /// Whether it can be selected; a head cannot.
  var isSelectable: Bool { choice != nil }
}
