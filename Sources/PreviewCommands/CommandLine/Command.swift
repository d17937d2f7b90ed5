/// What the program is asked to do.
package enum Command: String, CaseIterable, Sendable {
  /// Open the interactive preview, or print the screen where there is no terminal; the bare form.
  case preview
  /// Print what a code gets, and why.
  case resolve
  /// Print the screen as text.
  case render
  /// Print the table of localizations and of what phones' codes get.
  case locales
  /// Print every string with its origin.
  case strings
  /// Print findings.
  case check

  /// The commands that are written as a word.
  static let words: [Command] = allCases.filter { $0.row.word != nil }

  /// The command that is written like this; nil for any other word.
  init?(word: String) {
    guard let command = Self.words.first(where: { $0.row.word == word }) else { return nil }
    self = command
  }
}
