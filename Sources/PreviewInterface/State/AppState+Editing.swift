extension AppState {
  /// Changes the line that typed letters go to.
  mutating func edit(_ action: Action, seeing shown: Presentation) {
    if let overlay { return overlay.edit(action, in: &self, seeing: shown) }
    switch action {
    case .editCode: startTyping(.code)
    case .editLanguages:
      if subject?.asksForLanguages == true { startTyping(.languages) }
    case .editFilter:
      typing = .filter
      // Beside the reasons of a table the texts that they are about are filtered.
      focus = isInTexts ? .paywall : .locale
    case _ where typing == .filter: editFilter(action, seeing: shown)
    default: editLine(action)
    }
  }

  /// Goes to a line with all of it selected, so that the next letter takes its place.
  mutating func startTyping(_ line: Typing) {
    typing = line
    focus = .locale
    lineBeforeEditing = self[keyPath: typedLine]
    self[keyPath: typedLine].selectAll()
  }

  /// The line that is typed in, while there is one.
  private var typedLine: WritableKeyPath<AppState, CodeField> {
    switch typing {
    case .languages: \.languagesField
    case .names: \.namesField
    case .code, .filter, nil: \.codeField
    }
  }

  private mutating func editLine(_ action: Action) {
    let (typed, line) = (typing, typedLine)
    switch action {
    case .insert, .deleteBackward, .deleteForward, .moveCursor, .clearLine:
      self[keyPath: line].edit(action)
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

  // MARK: - Filters

  private mutating func editFilter(_ action: Action, seeing shown: Presentation) {
    let filter = (isInTexts ? tableSession?.texts.filter : subject?.picker.filter) ?? ""
    switch action {
    case .insert(let text): setFilter(filter + text.filter { !$0.isNewline }, seeing: shown)
    case .deleteBackward: setFilter(String(filter.dropLast()), seeing: shown)
    case .clearLine: clearFilter(seeing: shown)
    case .revert:
      clearFilter(seeing: shown)
      typing = nil
    case .keep:
      typing = nil
      if !isInTexts { ask(shown.picker?.selectedRow) }
    default: break
    }
  }

  /// Keeps the rows that contain a text; the selected row stays selected where it is one of them.
  private mutating func setFilter(_ filter: String, seeing shown: Presentation) {
    if isInTexts {
      tableSession?.texts.filter = filter
      tableSession?.texts.fitting = .following(shown.texts?.selectedRow)
    } else {
      subject?.picker.filter = filter
      subject?.picker.fitting = .following(shown.picker?.selectedRow)
    }
  }

  /// Lists every row again; in the picker with the selection on what is asked.
  mutating func clearFilter(seeing shown: Presentation) {
    setFilter("", seeing: shown)
    if !isInTexts { selectAsked() }
  }
}
