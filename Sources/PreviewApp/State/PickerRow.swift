public import LocaleMatching
import TerminalUI

/// A row of the picker.
public enum PickerRow: FilteredListRow {
  /// The code is left out.
  case omitted(Verdict)
  /// The head of a list: its name and what is worth knowing of it as a whole.
  case heading(String, note: String)
  /// A localization of the flow.
  case localization(LocalizationRow)
  /// A code that phones send, with what it gets.
  case phone(PhoneRow)
  /// A code that phones send, where nothing can be said of what it gets.
  case unanswered(PhoneCode)

  /// The code that choosing the row passes; nil is a code that is left out.
  var code: LocaleCode? {
    switch self {
    case .omitted, .heading: nil
    case .localization(let row): row.id
    case .phone(let row): row.phone.code
    case .unanswered(let phone): phone.code
    }
  }

  /// Whether it can be selected.
  public var isSelectable: Bool {
    if case .heading = self { false } else { true }
  }

  /// Whether a filter keeps it; heads and the omitted code belong to no filter.
  public func matches(_ filter: ListFilter) -> Bool {
    switch self {
    case .omitted: filter.isEmpty
    case .heading: true
    case .localization(let row): filter.isFound(in: row.id.rawValue)
    case .unanswered(let phone): filter.isFound(in: phone.code.rawValue) || filter.isFound(in: phone.name)
    case .phone(let row):
      filter.isFound(in: row.phone.code.rawValue) || filter.isFound(in: row.phone.name)
        || row.verdict.localization.map { filter.isFound(in: $0.rawValue) } ?? false
    }
  }

  /// The columns of its code.
  public var columns: Int { code?.rawValue.cellWidth ?? 0 }
}
