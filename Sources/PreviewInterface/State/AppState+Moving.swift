import LocaleMatching
import PreviewModel
import TerminalUI

extension AppState {
  /// Moves the selection, or scrolls, in what has the focus.
  mutating func move(_ move: ScrollingSelection.Move, seeing shown: Presentation) {
    if let overlay {
      overlay.move(move, in: &self, seeing: shown)
    } else {
      movePane(focus, move, seeing: shown)
    }
  }

  private mutating func movePane(
    _ pane: Pane,
    _ move: ScrollingSelection.Move,
    seeing shown: Presentation
  ) {
    switch pane {
    case .locale:
      // Moving leaves the line: from here on letters are commands again.
      if typing != .filter { typing = nil }
      ask(changePicker(seeing: shown) { $0.move(move, height: $1) })
    case .paywall where tableSession != nil:
      changeTexts(seeing: shown) { $0.move(move, height: $1) }
    case .paywall: movePointer(move, seeing: shown)
    case .why:
      whyScroll.move(move, count: shown.reasons.lines.count, height: shown.areas.rows(.why))
    }
  }

  /// Moves to the next selectable row of the picker, without leaving the filter.
  mutating func moveMatch(_ step: Int, seeing shown: Presentation) {
    guard overlay == nil else { return move(.by(step), seeing: shown) }
    ask(changePicker(seeing: shown) { $0.move(.by(step), height: $1) })
  }

  // MARK: - Lists

  /// Changes what is chosen in the picker, whose list has a certain height; returns the row that is selected then.
  @discardableResult
  mutating func changePicker(
    seeing shown: Presentation,
    _ change: (inout Picker, _ height: Int) -> Void
  ) -> PickerRow? {
    let height = shown.areas.pickerRows
    guard let place = subject?.picker,
      var picker = shown.picker?.at(place, height: height, names: shown.names)
    else {
      return nil
    }
    change(&picker, height)
    subject?.picker = picker.place
    return picker.selectedRow
  }

  /// Whether the texts of a table, or the reasons for them, have the focus.
  var isInTexts: Bool { tableSession != nil && focus != .locale }

  /// Changes what is chosen among the texts, whose list has a certain height.
  mutating func changeTexts(
    seeing shown: Presentation,
    _ change: (inout FilteredList<KitPreview.Row>, _ height: Int) -> Void
  ) {
    let height = shown.textsArea.rows
    guard let place = tableSession?.texts, var texts = shown.texts?.at(place, height: height) else { return }
    change(&texts, height)
    tableSession?.texts = texts.place
  }

  /// Selects the next text with a problem, round and round; under a filter, the next that it keeps.
  mutating func moveText(_ step: Int, seeing shown: Presentation) {
    guard let texts = shown.texts, !texts.rows.isEmpty else { return }
    let (count, current) = (texts.rows.count, texts.selection.index)
    let candidates = (1...count).lazy.map { (current + step * $0 % count + count) % count }
    let next = candidates.first { !texts.place.filter.isEmpty || texts.rows[$0].isProblem }
    guard let next else {
      message = "no text has a problem"
      return
    }
    changeTexts(seeing: shown) { $0.select(next, height: $1) }
  }

  // MARK: - Mouse

  /// Selects what was pointed at, in the pane that it stands in.
  mutating func click(_ point: CellPoint, seeing shown: Presentation) {
    if let overlay { return overlay.click(point, in: &self, seeing: shown) }
    guard let (pane, inside) = shown.areas.panes.first(where: { $0.inside.contains(point) }) else { return }
    focus = pane
    switch pane {
    case .locale: clickPicker(point, in: inside, seeing: shown)
    case .paywall where tableSession != nil:
      typing = nil
      let list = shown.textsArea.list
      guard list.contains(point) else { return }
      changeTexts(seeing: shown) { $0.select($0.selection.top + point.y - list.minY, height: $1) }
    case .paywall:
      typing = nil
      self.point(at: point, seeing: shown)
    case .why: typing = nil
    }
  }

  /// Selects a row of the picker, or goes to one of the lines above its lists.
  private mutating func clickPicker(_ point: CellPoint, in inside: CellRect, seeing shown: Presentation) {
    let row = point.y - shown.areas.pickerList(in: inside).minY
    guard row >= 0, let picker = shown.picker else {
      let isSecondLine = point.y == inside.minY + 1
      if isSecondLine, subject?.namesItsLocalizations == true { return openNames() }
      let isLanguages = isSecondLine && subject?.asksForLanguages == true
      return edit(isLanguages ? .editLanguages : .editCode, seeing: shown)
    }
    typing = nil
    let clicked = picker.selection.top + row
    guard picker.rows.indices.contains(clicked), picker.rows[clicked].isSelectable else { return }
    ask(changePicker(seeing: shown) { $0.select(clicked, height: $1) })
  }

  /// Scrolls what is under the pointer, whatever has the focus.
  mutating func scroll(at point: CellPoint, by rows: Int, seeing shown: Presentation) {
    guard overlay == nil else { return move(.by(rows), seeing: shown) }
    guard let pane = shown.areas.panes.first(where: { $0.inside.contains(point) })?.pane else { return }
    switch pane {
    case .locale: changePicker(seeing: shown) { $0.scroll(by: rows, height: $1) }
    case .paywall where tableSession != nil: changeTexts(seeing: shown) { $0.scroll(by: rows, height: $1) }
    case .paywall: scrollPaywall(.by(rows), seeing: shown)
    case .why: movePane(pane, .by(rows), seeing: shown)
    }
  }
}
