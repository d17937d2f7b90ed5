import LocaleMatching
import TerminalUI

/// What parts of a frame look like, by what they mean.
///
/// Only the terminal's own sixteen colours, which each person has made readable on their background, and
/// never colour alone: every meaning also has a mark or a word.
enum Theme {
  /// Ordinary text.
  static let text = CellStyle.plain
  /// Text that explains or can be passed over.
  static let quiet = CellStyle(attributes: .dim)
  /// Heads and names.
  static let heading = CellStyle(attributes: .bold)
  /// The lines between panes.
  static let line = CellStyle(attributes: .dim)
  /// The title of a pane.
  static let title = CellStyle(attributes: .dim)
  /// The title of the pane in focus.
  static let focusedTitle = CellStyle(attributes: [.bold, .reverse])
  /// The selected row of the list in focus.
  static let selection = CellStyle(attributes: .reverse)
  /// The selected row of another list.
  static let restingSelection = CellStyle(attributes: .bold)
  /// The user gets what was asked for.
  static let good = CellStyle(foreground: .ansi(2))
  /// The user gets something else, and nobody is told.
  static let warning = CellStyle(foreground: .ansi(3), attributes: .bold)
  /// The user gets nothing.
  static let bad = CellStyle(foreground: .ansi(1), attributes: .bold)
  /// Found only because a server folds codes.
  static let folded = CellStyle(foreground: .ansi(6))
  /// The mark at text that comes from the default.
  static let merged = CellStyle(foreground: .ansi(3))
  /// What a search has found, within a longer text.
  static let match = CellStyle(foreground: .ansi(3), attributes: [.bold, .underline])
  /// A key in the hint line.
  static let key = CellStyle(attributes: .bold)
}

extension Verdict {
  /// The style of its mark and word.
  var style: CellStyle {
    switch outcome {
    case .none: Theme.bad
    case _ where isSilentFallback: Theme.warning
    case .exact, .english, .default: Theme.good
    case .normalized, .language: Theme.folded
    case .first: Theme.warning
    }
  }
}
