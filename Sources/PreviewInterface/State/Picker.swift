import LocaleMatching

/// The lists of the picker, with what each code gets under the current rule.
package typealias Picker = FilteredList<PickerRow>

extension FilteredList<PickerRow> {
  /// Selects the first row of a choice where there is one.
  mutating func select(_ choice: PickerRow.Choice, height: Int) {
    guard let row = rows.firstIndex(where: { $0.choice == choice }) else { return }
    select(row, height: height)
  }
}
