public import LocaleMatching

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
  public func matches(_ filter: String) -> Bool {
    let needle = filter.lowercased()
    switch self {
    case .omitted: return needle.isEmpty
    case .heading: return true
    case .localization(let row): return needle.isEmpty || row.id.rawValue.lowercased().contains(needle)
    case .unanswered(let phone):
      return needle.isEmpty
        || [phone.code.rawValue, phone.name].contains { $0.lowercased().contains(needle) }
    case .phone(let row):
      let texts = [row.phone.code.rawValue, row.phone.name, row.verdict.localization?.rawValue ?? ""]
      return needle.isEmpty || texts.contains { $0.lowercased().contains(needle) }
    }
  }
}
