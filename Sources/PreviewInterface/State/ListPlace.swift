/// What a person has chosen in a list: a filter, a row, and the part that is seen.
///
/// What can only be told with the rows at hand is a wish, which is granted when the list is shown.
package struct ListPlace<Row: FilteredListRow>: Equatable, Sendable {
  /// What rows are filtered by; empty keeps all.
  package internal(set) var filter = ""

  /// The selected row among those that the filter keeps.
  package internal(set) var selection = ScrollingSelection()

  /// How the selection is to be fitted to the rows.
  var fitting = Fitting.clamping

  /// The choice whose first row is to be selected, where there is one; nil leaves the selection.
  var wanted: Row.Choice?

  /// How a selection is fitted to rows.
  enum Fitting: Equatable, Sendable {
    /// It stays in the list, and may be out of sight.
    case clamping
    /// It comes into sight.
    case revealing
    /// The rows are others: it comes into sight, on a row that can be selected.
    case landing
    /// The filter is another: it stays on this row if that is kept, else goes to the first that can be selected.
    case following(Row?)
  }

  /// Selects the first row.
  package init() {}

  /// Brings the selection into sight, at a new height for instance.
  mutating func reveal() {
    if fitting == .clamping { fitting = .revealing }
  }
}

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
