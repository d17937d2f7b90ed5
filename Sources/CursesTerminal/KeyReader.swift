internal import CNCurses
internal import TerminalUI

/// Makes events of what ncurses reads from the keyboard; never waits longer than ncurses does for the rest of a key.
struct KeyReader {
  /// What ncurses reads at a time.
  private enum Input {
    case scalar(Unicode.Scalar)
    case code(Int32)
  }

  /// Something that was read too early and comes next.
  private var pushedBack: Input?

  /// What has been pasted so far, while a paste is coming in.
  private var paste: Paste?

  /// Prepares the keyboard of the screen that `newterm` has just made.
  init() {
    keypad(cnc_standard_window(), true)
    nodelay(cnc_standard_window(), true)
    // Shifts and repeats are told apart by the terminal, so a press need not wait to become a click.
    mouseinterval(0)
    mousemask(cnc_button1_pressed | cnc_button4_pressed | cnc_button5_pressed, nil)
    KeyReader.defineSequences()
  }

  /// The next event; nil when nothing has come, or nothing that means anything here.
  mutating func next() -> TerminalEvent? {
    var isFirst = true
    while let input = read() {
      defer { isFirst = false }
      if paste != nil {
        if isFirst, isPress(input), !hasMore() {
          // The paste has lost its end: give out what came of it, and the key after it.
          pushedBack = input
          return .paste(endPaste())
        }
        if let text = continuePaste(with: input) { return .paste(text) }
      } else if let event = event(for: input) {
        return event
      }
    }
    return nil
  }

  /// One scalar or key code; nil when there is none.
  private mutating func read() -> Input? {
    if let input = pushedBack {
      pushedBack = nil
      return input
    }
    while true {
      let value = wgetch(cnc_standard_window())
      guard value != ERR else { return nil }
      guard let byte = UInt8(exactly: value) else { return .code(value) }
      if let scalar = KeyReader.scalar(beginningWith: byte) { return .scalar(scalar) }
    }
  }

  /// The scalar that a byte begins, read to its end; nil where there is no UTF-8.
  ///
  /// Not left to `wget_wch`, which takes the keys that follow a broken character for parts of it.
  private static func scalar(beginningWith first: UInt8) -> Unicode.Scalar? {
    var bytes = [first]
    while bytes.count < max(1, (~first).leadingZeroBitCount) {
      let next = wgetch(cnc_standard_window())
      guard let byte = UInt8(exactly: next), byte & 0xC0 == 0x80 else {
        if next != ERR { ungetch(next) }
        return nil
      }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }

  private mutating func event(for input: Input) -> TerminalEvent? {
    switch input {
    case .scalar("\u{1B}"): escapeEvent()
    case .scalar(let scalar): .key(key(for: scalar))
    case .code(KeyReader.pasteBegins): beginPaste()
    case .code(KEY_MOUSE): mouseEvent()
    case .code(let code): Key(cursesCode: code).map { .key($0) }
    }
  }

  /// The key that writes a scalar, together with the marks that follow it.
  private mutating func key(for scalar: Unicode.Scalar) -> Key {
    if let key = Key(control: scalar) { return key }
    var character = Character(scalar)
    while let next = read() {
      guard case .scalar(let mark) = next, let joined = KeyReader.cluster(character, joinedBy: mark) else {
        pushedBack = next
        break
      }
      character = joined
    }
    return .character(character)
  }

  /// The cluster with one more scalar; nil where another one begins.
  private static func cluster(_ character: Character, joinedBy scalar: Unicode.Scalar) -> Character? {
    guard scalar.value >= 0x300 else { return nil }
    let joined = String(character) + String(Character(scalar))
    return joined.count == 1 ? joined.first : nil
  }

  /// Escape; or nothing, when it begins a sequence that ncurses does not know.
  ///
  /// Such are keys of no use here and the late answers of a terminal to somebody's question. Taken for
  /// keys, they would be typed into the program.
  private mutating func escapeEvent() -> TerminalEvent? {
    guard let next = read() else { return .key(.escape) }
    switch next {
    case .scalar("["):
      while case .scalar(let scalar)? = read(), !(0x40...0x7E).contains(scalar.value) {}
      return nil
    case .scalar("O"):
      _ = read()
      return nil
    case .scalar("]"), .scalar("P"), .scalar("_"), .scalar("^"), .scalar("X"):
      while case .scalar(let scalar)? = read(), scalar != "\u{7}", scalar != "\\" {}
      return nil
    default:
      pushedBack = next
      return .key(.escape)
    }
  }

  private func mouseEvent() -> TerminalEvent? {
    var event = MEVENT()
    guard getmouse(&event) == OK else { return nil }
    let position = CellPoint(x: Int(event.x), y: Int(event.y))
    if event.bstate & cnc_button1_pressed != 0 { return .mouse(MouseEvent(.press, at: position)) }
    if event.bstate & cnc_button4_pressed != 0 { return .mouse(MouseEvent(.scrollUp, at: position)) }
    if event.bstate & cnc_button5_pressed != 0 { return .mouse(MouseEvent(.scrollDown, at: position)) }
    return nil
  }

  // MARK: - Pasting

  private mutating func beginPaste() -> TerminalEvent? {
    paste = Paste()
    return nil
  }

  /// Adds to the paste; the whole text once it has ended.
  private mutating func continuePaste(with input: Input) -> String? {
    switch input {
    case .scalar("\r"): paste?.append("\n")
    case .scalar(let scalar): paste?.append(scalar)
    case .code(KeyReader.pasteEnds): return endPaste()
    case .code: break
    }
    return nil
  }

  private mutating func endPaste() -> String {
    defer { paste = nil }
    return paste?.text ?? ""
  }

  /// Whether it is a key that writes no text.
  ///
  /// When such a one comes by itself, a person has pressed it: text that is pasted comes in one piece, and the
  /// end of it would have been in that piece.
  private func isPress(_ input: Input) -> Bool {
    switch input {
    case .scalar("\u{3}"), .scalar("\u{1B}"): true
    case .scalar: false
    case .code(let code): code != KeyReader.pasteEnds && Key(cursesCode: code) != nil
    }
  }

  /// Whether there is more to read at this moment.
  private mutating func hasMore() -> Bool {
    pushedBack = read()
    return pushedBack != nil
  }
}
