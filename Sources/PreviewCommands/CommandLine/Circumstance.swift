/// Something that has to be so for an option to have an effect, and that only what was opened shows.
enum Circumstance: CaseIterable, Sendable {
  /// The interactive preview is shown.
  case interactive
  /// A report is printed.
  case report
  /// Text is shown or printed, not JSON.
  case text
  /// A file is opened that holds flows, or whatever else a placement can show.
  case flow
  /// A code is matched with localizations, of a file or of a list.
  case code
  /// Localizations that a person names have something to count for.
  case namedLocalizations
  /// A screen is drawn.
  case screen
  /// The drawn screen is one of a flow through which a person can walk.
  case walk
  /// The strings of an app are looked at as where its codes are, without a flow.
  case appAlone
  /// They say which code a flow is asked for.
  case appOfFlow
  /// Strings of an app are opened.
  case strings
  /// They stand in files, so that a table has a name.
  case stringFiles
  /// The language of Global IM UIKit is chosen.
  case kitLanguage
  /// Its texts are looked at.
  case kitTexts
  /// The stored language is known.
  case storedLanguage

  /// What is instead, where that does not follow from what was opened.
  var absence: String? {
    switch self {
    case .interactive: "where standard output is no terminal"
    case .report: "in the interactive preview"
    case .text: "with --format json"
    case .walk: "on a flow without a script"
    case .stringFiles: "on standard input"
    case .storedLanguage: "without --stored"
    case .flow, .code, .namedLocalizations, .screen, .appAlone, .appOfFlow, .strings, .kitLanguage, .kitTexts:
      nil
    }
  }

  /// Where the option works, where its row does not say it better.
  var place: String? {
    switch self {
    case .interactive: "it works in the interactive preview"
    case .report: "it works with a command, or where standard output is no terminal"
    case .text: "it works with --format text"
    case .walk: "it works where there are steps to take"
    case .stringFiles: "it works with files and folders"
    case .storedLanguage: "it works beside it"
    case .flow, .code, .namedLocalizations, .screen, .appAlone, .appOfFlow, .strings, .kitLanguage, .kitTexts:
      nil
    }
  }
}
