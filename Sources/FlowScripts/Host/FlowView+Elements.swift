import FlowDocuments

extension FlowView {
  /// The elements of a screen, of its navigator's frame and of the templates that they draw, hidden ones too, in the
  /// order of the file.
  func elements(of instance: ScreenInstance, in navigator: Navigator) -> [Element] {
    let screen = screen(instance.screenID)
    let frame = navigator.content.map { [$0] } ?? []
    return Element.walk((screen?.roots ?? []) + frame, templates: templates)
  }
}

extension Element {
  /// What a press on it asks for.
  var pressActions: [FlowAction] {
    if case .button(let button) = kind { button.actions } else { [] }
  }
}
