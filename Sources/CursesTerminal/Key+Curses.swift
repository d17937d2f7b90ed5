internal import CNCurses
internal import TerminalUI

extension Key {
  /// The key that ncurses has a code for; nil for keys that mean nothing here.
  init?(cursesCode code: Int32) {
    switch code {
    case KEY_UP: self = .up
    case KEY_DOWN: self = .down
    case KEY_LEFT: self = .left
    case KEY_RIGHT: self = .right
    case KEY_HOME: self = .home
    case KEY_END: self = .end
    case KEY_PPAGE: self = .pageUp
    case KEY_NPAGE: self = .pageDown
    case KEY_BTAB: self = .backTab
    case KEY_BACKSPACE: self = .backspace
    case KEY_DC: self = .delete
    case KEY_ENTER: self = .enter
    case KEY_SUSPEND: self = .control("z")
    case cnc_function_key(1)...cnc_function_key(12): self = .function(Int(code - cnc_function_key(0)))
    default: return nil
    }
  }

  /// The key that sends a control character; nil when the scalar is none.
  init?(control scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x00...0x1F:
      self = .control(Character(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))).lowercased()))
    default: return nil
    }
  }
}
