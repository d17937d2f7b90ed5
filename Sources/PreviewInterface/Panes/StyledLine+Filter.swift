import TerminalUI

extension StyledLine {
  /// The line that shows a filter, with a cursor while it is typed, and how many rows it keeps.
  static func filter(_ text: String, isTyped: Bool, found count: Int, width: Int) -> StyledLine {
    .justified(
      [StyledRun("/", style: Theme.key), StyledRun(text + (isTyped ? "▏" : ""))],
      [StyledRun("\(count) found", style: Theme.quiet)],
      width: width
    )
  }
}
