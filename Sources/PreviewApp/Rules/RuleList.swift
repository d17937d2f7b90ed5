/// The list of rules: which entry is selected, and how far its text is scrolled.
public struct RuleList: Equatable, Sendable {
  /// The selected entry.
  public internal(set) var selection: ScrollingSelection

  /// How far the text about it is scrolled.
  public internal(set) var text = ScrollOffset()

  /// Selects an entry.
  public init(_ selection: ScrollingSelection = ScrollingSelection()) {
    self.selection = selection
  }
}
