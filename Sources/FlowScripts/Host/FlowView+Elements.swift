import FlowDocuments

extension FlowView {
  /// The elements of a screen and of the templates that it draws, hidden ones too, in the order of the file.
  func elements(of screenID: String) -> [Element] {
    guard let screen = screens.first(where: { $0.id == screenID }) else { return [] }
    var found: [Element] = []
    var waiting = Array(screen.roots.reversed())
    var seen: Set<String> = []
    while let element = waiting.popLast() {
      found.append(element)
      waiting += element.children.reversed()
      if case .template(let use) = element.kind, seen.insert(use.name).inserted {
        waiting += templates[use.name].map { [$0] } ?? []
      }
    }
    return found
  }
}

extension Element {
  /// What a press on it asks for.
  var pressActions: [FlowAction] {
    if case .button(let button) = kind { button.actions } else { [] }
  }
}
