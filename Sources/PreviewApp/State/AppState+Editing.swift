extension AppState {
  /// Changes the line that typed letters go to.
  mutating func edit(_ action: Action) {
    if overlay == .search { return editSearch(action) }
    if case .chooser(let chooser) = overlay {
      overlay = .chooser(edited(chooser, by: action))
      return
    }
    switch action {
    case .editCode:
      codeBeforeEditing = codeField
      codeField.selectAll()
      typing = .code
      focus = .locale
    case .editFilter:
      typing = .filter
      focus = .locale
    case _ where typing == .filter: editFilter(action)
    default: editCode(action)
    }
  }

  private mutating func editCode(_ action: Action) {
    switch action {
    case .insert(let text): codeField.insert(text)
    case .deleteBackward: codeField.deleteBackward()
    case .deleteForward: codeField.deleteForward()
    case .moveCursor(let step): codeField.move(step)
    case .clearLine: codeField.clear()
    case .revert:
      codeField = codeBeforeEditing
      typing = nil
    default: typing = nil
    }
    subject?.pass(codeField.code)
    // The lists stay where they are while a code is typed; leaving the line lands where the code is.
    if typing == nil { selectCode() }
  }

  private mutating func editFilter(_ action: Action) {
    let filter = subject?.picker.filter ?? ""
    let height = areas.pickerRows
    switch action {
    case .insert(let text): subject?.picker.setFilter(filter + text.filter { !$0.isNewline }, height: height)
    case .deleteBackward: subject?.picker.setFilter(String(filter.dropLast()), height: height)
    case .clearLine: clearFilter()
    case .revert:
      clearFilter()
      typing = nil
    case .keep:
      typing = nil
      passSelected()
    default: break
    }
  }

  /// Lists every row again, with the selection on the code that is passed.
  mutating func clearFilter() {
    changePicker { $0.setFilter("", height: $1) }
    selectCode()
  }

  private func edited(_ chooser: Chooser, by action: Action) -> Chooser {
    var chooser = chooser
    switch action {
    case .editFilter: chooser.isFiltering = true
    case .insert(let text): chooser.filter += text.filter { !$0.isNewline }
    case .deleteBackward: chooser.filter = String(chooser.filter.dropLast())
    case .clearLine: chooser.filter = ""
    case .keep: chooser.isFiltering = false
    case .revert:
      chooser.isFiltering = false
      chooser.filter = ""
    default: break
    }
    chooser.problem = nil
    chooser.selection.settle(count: chooser.rows(of: library).count, height: overlayRows)
    return chooser
  }
}
