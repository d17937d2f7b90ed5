package import LocaleMatching
package import PreviewModel
import TerminalUI

/// A row of the picker.
package enum PickerRow: FilteredListRow {
  /// The code is left out.
  case omitted(Verdict)
  /// The head of a list: its name and what is worth knowing of it as a whole.
  case heading(String, note: String)
  /// A localization of the flow, or a language folder.
  case localization(LocalizationRow)
  /// A code that phones send, with what it gets.
  case phone(PhoneRow)
  /// A code that phones send, where nothing can be said of what it gets.
  case unanswered(PhoneCode)
  /// A language that phones are set to, with what it gets.
  case systemLanguage(PhoneRow)
  /// A language of the app, with the code that it passes.
  case appLanguage(AppLanguageRow)

  /// What choosing a row puts into the lines to type in.
  package enum Choice: Equatable, Sendable {
    /// A code into the first line; nil is a code that is left out.
    case code(LocaleCode?)
    /// A language into the line of the system's languages.
    case language(LocaleCode)
  }

  /// What choosing the row does; nil for a head.
  package var choice: Choice? {
    switch self {
    case .heading: nil
    case .omitted: .code(nil)
    case .localization(let row): .code(row.id)
    case .phone(let row): .code(row.phone.code)
    case .unanswered(let phone): .code(phone.code)
    case .systemLanguage(let row): .language(row.phone.code)
    case .appLanguage(let row): .language(row.language)
    }
  }

  /// The code that stands at its start; nil where none does.
  var code: LocaleCode? {
    switch choice {
    case .code(let code): code
    case .language(let code): code
    case nil: nil
    }
  }

  /// Whether a filter keeps it; heads and the omitted code belong to no filter.
  package func matches(_ filter: ListFilter) -> Bool {
    switch self {
    case .omitted: filter.isEmpty
    case .heading: true
    case .localization(let row):
      filter.isFound(in: row.id.rawValue)
        || filter.isFound(inNamesOf: row.id)
    case .unanswered(let phone): filter.isFound(in: phone.code.rawValue) || filter.isFound(in: phone.name)
    case .phone(let row), .systemLanguage(let row):
      filter.isFound(in: row.phone.code.rawValue) || filter.isFound(in: row.phone.name)
        || row.verdict.localization.map { filter.isFound(in: $0.rawValue) } ?? false
    case .appLanguage(let row):
      filter.isFound(in: row.language.rawValue) || filter.isFound(in: row.code.rawValue)
        || row.verdict.localization.map { filter.isFound(in: $0.rawValue) } ?? false
    }
  }

  /// The columns of its code, or of the words in the place of one that is left out.
  package var columns: Int {
    if case .omitted = self { "no code".count } else { code?.rawValue.cellWidth ?? 0 }
  }
}

/// What the picker tells of a language of the app.
package struct AppLanguageRow: Equatable, Sendable {
  /// The language, as its folder spells it.
  package let language: LocaleCode
  /// The code that the app passes in it.
  package let code: LocaleCode
  /// Whether the code stands in the app's strings; without an entry the app passes the key itself.
  package let hasEntry: Bool
  /// What the code gets.
  package let verdict: Verdict
}
