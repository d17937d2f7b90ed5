import TerminalUI

/// What some keys do in some contexts: the one entry that dispatch, hint line and help read.
struct KeyBinding: Sendable {
  /// The keys, the one to show first.
  let keys: [Key]

  /// Where they do it.
  let contexts: Set<KeyContext>

  /// What they do.
  let action: Action

  /// One or two words for the hint line; nil for keys that everyone knows.
  let hint: String?

  /// What they do, for the help.
  let help: String

  init(_ keys: [Key], in contexts: Set<KeyContext>, _ action: Action, hint: String? = nil, _ help: String) {
    self.keys = keys
    self.contexts = contexts
    self.action = action
    self.hint = hint
    self.help = help
  }
}

extension Key {
  /// The key as the hint line and the help write it.
  var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "^" + letter.uppercased()
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "S-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
