extension AppState {
  /// Changes the line that typed letters go to.
  mutating func edit(_ action: Action) {
    if overlay == .search { return editSearch(action) }
    if case .field(let control, let field) = overlay { return edit(action, in: control, field) }
    if case .chooser(let chooser) = overlay {
      overlay = .chooser(edited(chooser, by: action))
      return
    }
    switch action {
    case .editCode: startTyping(.code)
    case .editLanguages:
      if subject?.asksForLanguages == true { startTyping(.languages) }
    case .editFilter:
      typing = .filter
      focus = focusToFilter
    case _ where typing == .filter: editFilter(action)
    default: editLine(action)
    }
  }

  /// The pane whose list is filtered: the picker, or beside a table's reasons the texts that they are about.
  private var focusToFilter: Pane {
    isInTexts ? .paywall : .locale
  }

  /// The line that is typed in, while there is one.
  private var typedLine: WritableKeyPath<AppState, CodeField> {
    switch typing {
    case .languages: \.languagesField
    case .names: \.namesField
    case .code, .filter, nil: \.codeField
    }
  }

  mutating func startTyping(_ line: Typing) {
    typing = line
    focus = .locale
    lineBeforeEditing = self[keyPath: typedLine]
    self[keyPath: typedLine].selectAll()
  }

  private mutating func editLine(_ action: Action) {
    let (typed, line) = (typing, typedLine)
    switch action {
    case .insert(let text): self[keyPath: line].insert(text)
    case .deleteBackward: self[keyPath: line].deleteBackward()
    case .deleteForward: self[keyPath: line].deleteForward()
    case .moveCursor(let step): self[keyPath: line].move(step)
    case .clearLine: self[keyPath: line].clear()
    case .revert:
      self[keyPath: line] = lineBeforeEditing
      typing = nil
    default: typing = nil
    }
    switch typed {
    case .languages: askForLanguages()
    case .names: nameLocalizations()
    case .code, .filter, nil: ask()
    }
    // The lists stay where they are while a code is typed; leaving the line lands where the code is.
    if typing == nil { selectAsked() }
  }

  private mutating func editFilter(_ action: Action) {
    let filter = shownFilter
    switch action {
    case .insert(let text): setFilter(filter + text.filter { !$0.isNewline })
    case .deleteBackward: setFilter(String(filter.dropLast()))
    case .clearLine: clearFilter()
    case .revert:
      clearFilter()
      typing = nil
    case .keep:
      typing = nil
      if !isInTexts { passSelected() }
    default: break
    }
  }

  /// The filter of the list in focus.
  private var shownFilter: String {
    (isInTexts ? tableSession?.texts.filter : subject?.picker.filter) ?? ""
  }

  private mutating func setFilter(_ filter: String) {
    if isInTexts {
      changeTexts { $0.setFilter(filter, height: $1) }
    } else {
      changePicker { $0.setFilter(filter, height: $1) }
    }
  }

  /// Lists every row again; in the picker with the selection on what is asked.
  mutating func clearFilter() {
    setFilter("")
    if !isInTexts { selectAsked() }
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
