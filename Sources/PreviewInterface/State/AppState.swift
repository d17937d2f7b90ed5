import FlowDocuments
package import LocaleMatching
package import PreviewModel
package import TerminalUI

/// What a person has chosen and done in the interactive program, and nothing that follows from it.
///
/// What is shown is derived from it by `Presentation`, which also fits scroll offsets and selections to what
/// there is.
package struct AppState: Sendable {
  /// What was opened.
  package internal(set) var library: Library {
    didSet { libraryMark = Identity() }
  }

  /// Tells what was opened from what was opened before.
  private(set) var libraryMark = Identity()

  /// What is looked at; nil before it was chosen.
  package internal(set) var subject: Subject?

  /// The code line.
  package internal(set) var codeField: CodeField

  /// The line of the languages that the phone is set to.
  package internal(set) var languagesField: CodeField

  /// The pane in focus.
  package internal(set) var focus: Pane = .locale

  /// Where typed letters go.
  package internal(set) var typing: Typing? = .code

  /// What lies over the panes; nil for nothing.
  package internal(set) var overlay: (any Overlay)?

  /// How far the paywall is scrolled.
  package internal(set) var paywallScroll = ScrollOffset()

  /// What is selected on the paywall or among the strings; nil for nothing.
  package internal(set) var selection: Selection?

  /// The search in all texts, for going on from hit to hit; nil before one was made.
  package internal(set) var search: TextSearch?

  /// How far the Why pane is scrolled.
  package internal(set) var whyScroll = ScrollOffset()

  /// The order in which text becomes cells.
  package internal(set) var textOrder = TextOrder.visual

  /// What the terminal can show, and what of it is wanted.
  package internal(set) var display = Display()

  /// A message in the status line; it goes with the next key.
  package internal(set) var message: String?

  /// The size of the terminal.
  package internal(set) var size: CellSize

  /// The line that is typed in as it was before, for taking the edit back.
  var lineBeforeEditing = CodeField()

  /// How the selected thing is to be brought into sight; nil for leaving the screen where it is.
  var reveal: Reveal?

  /// The codes that phones send.
  let phones: [PhoneCode]

  /// The line that names localizations, while it is typed.
  var namesField = CodeField()

  /// The options that a new session starts with.
  var preferences: Preferences

  /// Where typed letters go when they are no commands.
  package enum Typing: Equatable, Sendable {
    /// Into the code line.
    case code
    /// Into the line of the phone's languages.
    case languages
    /// Into the line that names the localizations that no file holds.
    case names
    /// Into the filter of the list in focus.
    case filter
  }

  /// How the selected thing is brought into sight.
  enum Reveal: Equatable, Sendable {
    /// Without a word.
    case quietly
    /// With a message that has these parts, and that says so where the thing is not seen on the screen.
    case telling([String])
  }

  /// Starts with what was opened: the only view there is, the one asked for, or the list to choose from.
  package init(
    _ library: Library,
    size: CellSize,
    requested: LocaleCode? = nil,
    languages: [LocaleCode] = [],
    preferences: Preferences = Preferences(),
    phones: [PhoneCode] = PhoneCode.catalog
  ) {
    self.library = library
    self.size = size
    self.preferences = preferences
    self.phones = phones
    codeField = CodeField(requested)
    languagesField = CodeField(languages: languages)
    lineBeforeEditing = codeField
    display.showsPictures = preferences.showsPictures
    let asked = library.items.filter { item in preferences.flowID.map { item.entry.isNamed($0) } ?? true }
    let named = asked.filter { $0.entry.variation.namedLocalizations != nil }
    let drawable = asked.filter { $0.entry.outline != nil }
    let choices = named.count == 1 ? named : drawable.isEmpty ? asked.filter(\.entry.isOpenable) : drawable
    if let only = choices.first, choices.count == 1 || preferences.flowID != nil {
      open(only)
      session?.showScreen(preferences.screenID)
    } else if let only = library.tables.first, library.tables.count == 1, library.items.isEmpty {
      open(only)
    }
    if subject == nil {
      overlay = ChooserOverlay()
    }
  }
}

/// The three parts of the screen.
package enum Pane: Int, CaseIterable, Sendable {
  /// The code and the lists of localizations and phone codes.
  case locale
  /// The drawn screen.
  case paywall
  /// The reasons.
  case why

  /// The name in its title.
  var title: String {
    switch self {
    case .locale: "Locale"
    case .paywall: "Paywall"
    case .why: "Why"
    }
  }
}
