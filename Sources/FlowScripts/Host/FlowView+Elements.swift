import FlowDocuments

extension FlowView {
  /// The elements of a screen and of the templates that it draws, hidden ones too, in the order of the file.
  func elements(of screenID: String) -> [Element] {
    guard let screen = screens.first(where: { $0.id == screenID }) else { return [] }
    return Element.walk(screen.roots, templates: templates)
  }
}

extension Element {
  /// What a press on it asks for.
  var pressActions: [FlowAction] {
    if case .button(let button) = kind { button.actions } else { [] }
  }
}
