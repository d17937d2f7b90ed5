/// What a program has switched on in a terminal, and has to switch off again.
package struct ScreenModes: Hashable, Sendable {
  /// The second screen, without a history, that full-screen programs draw on.
  package var alternateScreen = false
  /// The text cursor shows.
  package var cursorVisible = true
  /// Arrow keys send what applications ask for.
  package var applicationCursorKeys = false
  /// The number pad sends what applications ask for.
  package var applicationKeypad = false
  /// Text goes on in the next row at the right edge.
  package var autowrap = true
  /// Written text moves what follows to the right.
  package var insert = false
  /// Pasted text comes between marks.
  package var bracketedPaste = false
  /// The terminal reorders right-to-left text itself (BDSM implicit).
  package var reordersText = true
  /// The kinds of mouse report that are on.
  package var mouse: Set<Int> = []
  /// Window titles put aside and not yet taken back.
  package var savedTitles = 0

  /// How a shell has it, and gets it back.
  package static let atRest = ScreenModes()

  /// Sets a private mode; false when it is not on the list.
  mutating func set(private mode: Int, to isOn: Bool) -> Bool {
    switch mode {
    case 1: applicationCursorKeys = isOn
    case 7: autowrap = isOn
    case 12: break
    case 25: cursorVisible = isOn
    case 1000, 1002, 1003, 1006:
      if isOn { mouse.insert(mode) } else { mouse.remove(mode) }
    case 1049: alternateScreen = isOn
    case 2004: bracketedPaste = isOn
    case 2026: break
    default: return false
    }
    return true
  }

  /// Sets an ANSI mode; false when it is not on the list.
  mutating func set(ansi mode: Int, to isOn: Bool) -> Bool {
    switch mode {
    case 4: insert = isOn
    case 8: reordersText = isOn
    default: return false
    }
    return true
  }
}
