import LocaleMatching

/// The lists of the picker, with what each code gets under the current rule.
public typealias Picker = FilteredList<PickerRow>

extension FilteredList<PickerRow> {
  /// Selects the row of a code where there is one.
  mutating func select(_ code: LocaleCode?, height: Int) {
    guard let row = rows.firstIndex(where: { $0.isSelectable && $0.code == code }) else { return }
    select(row, height: height)
  }
}
