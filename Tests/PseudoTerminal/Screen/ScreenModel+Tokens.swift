extension ScreenModel {
  /// Does what one token says, or notes the fault.
  mutating func apply(_ token: TerminalToken) {
    switch token {
    case .scalar(let scalar): write(scalar)
    case .control(let byte): control(byte)
    case .escape(let text): escape(text)
    case .sequence(let sequence):
      if !apply(sequence) { report("ESC [ \(sequence)") }
    case .command(let text): command(text)
    case .malformed(let problem): report(problem)
    }
  }

  mutating func report(_ problem: String) {
    fault = fault ?? problem
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: moveCursor(x: cursor.x - 1, y: cursor.y)
    case 0x09: moveCursor(x: cursor.x / 8 * 8 + 8, y: cursor.y)
    case 0x0A: lineFeed()
    case 0x0D: moveCursor(x: 0, y: cursor.y)
    default: report("control character \(byte)")
    }
  }

  private mutating func escape(_ text: String) {
    switch text {
    case "7": savedCursor = cursor
    case "8": moveCursor(x: savedCursor.x, y: savedCursor.y)
    case "=": modes.applicationKeypad = true
    case ">": modes.applicationKeypad = false
    case "M": reverseLineFeed()
    case "(B": drawsLines = false
    case "(0": drawsLines = true
    default: report("ESC \(text)")
    }
  }

  private mutating func command(_ text: String) {
    let clipboardPrefix = "52;c;"
    if text.hasPrefix(clipboardPrefix) {
      clipboard = String(text.dropFirst(clipboardPrefix.count))
    } else if text != "104" {
      // ncurses puts the palette back (104) when a program is continued.
      report("operating system command \(text)")
    }
  }

  /// Does what a control sequence says; false when it is not on the list.
  private mutating func apply(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    switch sequence.kind {
    case "A": moveCursor(x: cursor.x, y: cursor.y - count)
    case "B": moveCursor(x: cursor.x, y: cursor.y + count)
    case "C": moveCursor(x: cursor.x + count, y: cursor.y)
    case "D": moveCursor(x: cursor.x - count, y: cursor.y)
    case "G": moveCursor(x: count - 1, y: cursor.y)
    case "H": moveCursor(x: sequence.count(1) - 1, y: count - 1)
    case "Z": moveCursor(x: (cursor.x - 1) / 8 * 8, y: cursor.y)
    case "d": moveCursor(x: cursor.x, y: count - 1)
    case "J": return eraseDisplay(sequence.numbers.first ?? nil)
    case "K": return eraseLine(sequence.numbers.first ?? nil)
    case "X": blank(cursor.x..<cursor.x + count, row: cursor.y)
    case "P": deleteCells(count)
    case "@": insertCells(count)
    case "L": insertLines(count)
    case "M": deleteLines(count)
    case "S": scrollUp(scrollRegion, by: count)
    case "T": scrollDown(scrollRegion, by: count)
    case "b": repeatLast(count)
    case "r": return setScrollRegion(sequence)
    case "m": return rendition.apply(sequence.numbers)
    case "h", "l": return sequence.numbers.allSatisfy { set(ansi: $0, to: sequence.final == "h") }
    case "?h", "?l": return sequence.numbers.allSatisfy { set(private: $0, to: sequence.final == "h") }
    case "t": return saveTitle(sequence)
    case " k": return ["0", "1", "2"].contains(sequence.parameters)
    default: return false
    }
    return true
  }

  private mutating func set(ansi mode: Int?, to isOn: Bool) -> Bool {
    mode.map { modes.set(ansi: $0, to: isOn) } ?? false
  }

  private mutating func set(private mode: Int?, to isOn: Bool) -> Bool {
    guard let mode, modes.set(private: mode, to: isOn) else { return false }
    guard mode == 1049, isOn != (mainScreen != nil) else { return true }
    if let main = mainScreen {
      (cells, cursor) = main
      mainScreen = nil
    } else {
      mainScreen = (cells, cursor)
      _ = eraseDisplay(2)
    }
    return true
  }

  private mutating func saveTitle(_ sequence: ControlSequence) -> Bool {
    switch sequence.parameters {
    case "22;0;0": modes.savedTitles += 1
    case "23;0;0": modes.savedTitles -= 1
    default: return false
    }
    return true
  }
}
