import TerminalUI

/// Texts that have been broken into lines, by what they were broken for.
///
/// Most of what the reasons say is the same after a key as before it. So the lines are kept from one state to
/// the next, those that were needed in the last one and no others.
struct WrappedText: Sendable {
  /// A text, how it looks, and the columns that it was given.
  struct Source: Hashable, Sendable {
    let text: String
    let style: CellStyle
    let width: Int
  }

  private var lines: [Source: [StyledLine]] = [:]

  /// The lines of a text; nil when it was not needed the last time.
  subscript(source: Source) -> [StyledLine]? {
    get { lines[source] }
    set { lines[source] = newValue }
  }
}
