import LocaleMatching
import TerminalUI

/// The lists of the picker, with what each code gets under the current rule.
public typealias Picker = FilteredList<PickerRow>

extension FilteredList<PickerRow> {
  /// The columns of the longest code, whether the filter keeps it or not, so that nothing jumps.
  var codeWidth: Int {
    allRows.map { $0.code?.rawValue.cellWidth ?? 0 }.max() ?? 0
  }

  /// Selects the row of a code where there is one.
  mutating func select(_ code: LocaleCode?, height: Int) {
    guard let row = rows.firstIndex(where: { $0.isSelectable && $0.code == code }) else { return }
    select(row, height: height)
  }
}
