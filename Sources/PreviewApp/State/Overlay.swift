/// What lies over the panes.
public enum Overlay: Equatable, Sendable {
  /// The keys of what had the focus, and how far they are scrolled.
  case help(KeyContext, ScrollOffset)
  /// The list of all variations.
  case chooser(Chooser)
  /// The list of rules.
  case rules(RuleList)
  /// The search in all texts.
  case search
}
