package import FlowScripts

/// What lies over the panes.
package enum Overlay: Equatable, Sendable {
  /// The keys of what had the focus, and how far they are scrolled.
  case help(KeyContext, ScrollOffset)
  /// The list of all variations.
  case chooser(Chooser)
  /// The list of rules.
  case rules(RuleList)
  /// The search in all texts.
  case search
  /// What the flow, the phone or the store asks, with the answers.
  case question(ScrollingSelection)
  /// A line for what is typed into a field of the flow.
  case field(Control, CodeField)
}
