import PreviewModel
import TerminalUI

extension AppState {
  /// Whether the texts of a table, or the reasons for them, have the focus.
  var isInTexts: Bool { tableSession != nil && focus != .locale }

  /// Changes the list of texts, which has a certain height.
  mutating func changeTexts(_ change: (inout FilteredList<KitPreview.Row>, _ height: Int) -> Void) {
    guard var texts = tableSession?.texts else { return }
    change(&texts, textsArea.rows)
    tableSession?.texts = texts
  }

  /// Selects the next text with a problem, round and round; under a filter, the next that it keeps.
  mutating func moveText(_ step: Int) {
    guard let texts = tableSession?.texts, !texts.rows.isEmpty else { return }
    let (count, current) = (texts.rows.count, texts.selection.index)
    let candidates = (1...count).map { (current + step * $0 % count + count) % count }
    let next = candidates.first { !texts.filter.isEmpty || texts.rows[$0].isProblem }
    guard let next else {
      message = "no text has a problem"
      return
    }
    changeTexts { $0.select(next, height: $1) }
  }

  /// Selects the text that was pointed at.
  mutating func clickTexts(_ point: CellPoint) {
    let list = textsArea.list
    guard list.contains(point) else { return }
    changeTexts { $0.select($0.selection.top + point.y - list.minY, height: $1) }
  }
}
