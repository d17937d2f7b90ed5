import LocaleMatching
import TerminalUI

extension AppState {
  /// The rows of a list that lies over the panes.
  var overlayRows: Int { OverlayArea(size: size).listRows }

  /// The rows of the list of rules; the text about the selected one has the rest, half of them at least.
  var ruleRows: Int { min(subject?.ruleEntries.count ?? 0, max(1, overlayRows / 2)) }

  /// Moves the selection, or scrolls, in what has the focus.
  mutating func move(_ move: ScrollingSelection.Move) {
    if overlay == nil { movePane(focus, move) } else { moveOverlay(move) }
  }

  /// Moves the selection, or scrolls, in what lies over the panes.
  mutating func moveOverlay(_ move: ScrollingSelection.Move) {
    switch overlay {
    case .help(let context, var offset):
      offset.move(
        move,
        count: HelpOverlay.lines(for: context).count,
        height: OverlayArea(size: size).inside.size.height
      )
      overlay = .help(context, offset)
    case .chooser(var chooser):
      chooser.selection.move(move, count: chooser.rows(of: library).count, height: overlayRows)
      if move != .by(0) { chooser.problem = nil }
      overlay = .chooser(chooser)
    case .rules(var rules):
      rules.move(move, self)
      overlay = .rules(rules)
    case .search:
      let height = overlayRows
      search?.move(move, height: height)
    case .question(let selection): moveAnswer(selection, move)
    case .field, nil:
      break
    }
  }

  private mutating func movePane(_ pane: Pane, _ move: ScrollingSelection.Move) {
    switch pane {
    case .locale:
      // Moving leaves the line: from here on letters are commands again.
      if typing != .filter { typing = nil }
      changePicker { $0.move(move, height: $1) }
      passSelected()
    case .paywall where tableSession != nil:
      changeTexts { $0.move(move, height: $1) }
    case .paywall: movePointer(move)
    case .why:
      whyScroll.move(move, count: reasons.lines.count, height: areas.rows(.why))
    }
  }

  /// The rows of what scrolls in the paywall pane, and those of them that are seen; nil where nothing is.
  var paywallRows: (count: Int, height: Int)? {
    if let page = session?.page { return (page.count, areas.rows(.paywall)) }
    return PaywallView(self).map { ($0.bodyRows, $0.visibleRows) }
  }

  /// Changes the picker, whose list has a certain height.
  mutating func changePicker(_ change: (inout Picker, _ height: Int) -> Void) {
    let height = areas.pickerRows
    guard var picker = subject?.picker else { return }
    change(&picker, height)
    subject?.picker = picker
  }

  /// Selects the row of what is asked where there is one, so that leaving a line lands there.
  mutating func selectAsked() {
    let code = askedCode
    changePicker { $0.select(.code(code), height: $1) }
  }

  /// Asks for what the selected row stands for.
  mutating func passSelected() {
    guard let row = subject?.picker.selectedRow else { return }
    ask(row)
  }

  /// Moves to the next selectable row of the picker, without leaving the filter.
  mutating func moveMatch(_ step: Int) {
    guard overlay == nil else { return move(.by(step)) }
    changePicker { $0.move(.by(step), height: $1) }
    passSelected()
  }

  // MARK: - Mouse

  /// Selects what was pointed at, in the pane that it stands in.
  mutating func click(_ point: CellPoint) {
    guard overlay == nil else { return clickOverlay(point) }
    guard let (pane, inside) = areas.panes.first(where: { $0.inside.contains(point) }) else { return }
    focus = pane
    guard pane == .locale else {
      typing = nil
      if pane == .paywall {
        guard tableSession == nil else { return clickTexts(point) }
        self.point(at: point)
        if let control = control(at: point) { press(control) }
      }
      return
    }
    let row = point.y - areas.pickerList(in: inside).minY
    guard row >= 0, let picker = subject?.picker else {
      let isSecondLine = point.y == inside.minY + 1
      if isSecondLine, subject?.namesItsLocalizations == true { return openNames() }
      return edit(isSecondLine && subject?.asksForLanguages == true ? .editLanguages : .editCode)
    }
    typing = nil
    let clicked = picker.selection.top + row
    guard picker.rows.indices.contains(clicked), picker.rows[clicked].isSelectable else { return }
    changePicker { $0.select(clicked, height: $1) }
    passSelected()
  }

  private mutating func clickOverlay(_ point: CellPoint) {
    let area = OverlayArea(size: size)
    let row = point.y - area.list.minY
    guard area.list.contains(point), row >= 0 else { return }
    switch overlay {
    case .chooser(var chooser):
      let count = chooser.rows(of: library).count
      guard chooser.selection.top + row < count else { return }
      chooser.selection.select(chooser.selection.top + row, count: count, height: overlayRows)
      chooser.problem = nil
      overlay = .chooser(chooser)
    case .rules(var rules):
      rules.select(row: row, self)
      overlay = .rules(rules)
    case .search:
      let height = overlayRows
      search?.select(seenRow: row, height: height)
    case .question(let selection): clickQuestion(point, selection)
    case .help, .field, nil: break
    }
  }

  /// Scrolls what is under the pointer, whatever has the focus.
  mutating func scroll(at point: CellPoint, by rows: Int) {
    guard overlay == nil else { return move(.by(rows)) }
    guard let pane = areas.panes.first(where: { $0.inside.contains(point) })?.pane else { return }
    switch pane {
    case .locale: changePicker { $0.scroll(by: rows, height: $1) }
    case .paywall where tableSession != nil: changeTexts { $0.scroll(by: rows, height: $1) }
    case .paywall: scrollPaywall(.by(rows))
    case .why: movePane(pane, .by(rows))
    }
  }
}
