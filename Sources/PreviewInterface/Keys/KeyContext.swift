/// What a key means depends on what has the focus.
package enum KeyContext: CaseIterable, Sendable {
  /// The code line: letters are text.
  case codeLine
  /// The line of the phone's languages: letters are text.
  case languagesLine
  /// A filter: letters are text.
  case filter
  /// The line of the search: letters are text.
  case search
  /// The lists of the picker.
  case lists
  /// The drawn screen.
  case paywall
  /// The reasons.
  case why
  /// The lists of the picker beside a table of strings.
  case folders
  /// The texts of a table.
  case texts
  /// The reasons for the texts of a table.
  case reasons
  /// The list of variations.
  case chooser
  /// The list of rules.
  case rules
  /// A question of the flow, with its answers.
  case question
  /// A line for what is typed into a field of the flow: letters are text.
  case field
  /// The help.
  case help

  /// What has the focus now.
  init(_ state: AppState) {
    if let overlay = state.overlay {
      self = overlay.context
      return
    }
    switch state.typing {
    case .code, .names: self = .codeLine
    case .languages: self = .languagesLine
    case .filter: self = .filter
    case nil:
      let isTable = state.tableSession != nil
      switch state.focus {
      case .locale: self = isTable ? .folders : .lists
      case .paywall: self = isTable ? .texts : .paywall
      case .why: self = isTable ? .reasons : .why
      }
    }
  }

  /// Whether a key that writes a character is text rather than a command.
  var takesText: Bool { [.codeLine, .languagesLine, .filter, .search, .field].contains(self) }

  /// Its name, for the head of the help.
  var title: String {
    switch self {
    case .codeLine: "Code line"
    case .languagesLine: "Languages of the phone"
    case .filter: "Filter"
    case .search: "Search"
    case .lists: "Lists"
    case .paywall: "Paywall"
    case .why, .reasons: "Why"
    case .folders: "Folders"
    case .texts: "Texts"
    case .chooser: "Flows and variations"
    case .rules: "Rules"
    case .question: "Question"
    case .field: "Field"
    case .help: "Help"
    }
  }
}
