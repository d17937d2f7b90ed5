/// The list of rules: which entry is selected, and how far its text is scrolled.
package struct RuleList: Equatable, Sendable {
  /// The selected entry.
  package internal(set) var selection: ScrollingSelection

  /// How far the text about it is scrolled.
  package internal(set) var text = ScrollOffset()

  /// Selects an entry.
  package init(_ selection: ScrollingSelection = ScrollingSelection()) {
    self.selection = selection
  }
}
