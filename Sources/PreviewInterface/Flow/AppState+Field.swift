import FlowScripts

extension AppState {
  /// Changes the line for what is typed into a field of the flow.
  mutating func edit(_ action: Action, in control: Control, _ field: CodeField) {
    var field = field
    switch action {
    case .insert(let text): field.insert(text)
    case .deleteBackward: field.deleteBackward()
    case .deleteForward: field.deleteForward()
    case .moveCursor(let step): field.move(step)
    case .clearLine: field.clear()
    case .keep: return type(field.text ?? "", into: control)
    case .revert:
      overlay = nil
      return
    default: break
    }
    overlay = .field(control, field)
  }
}
