extension FlowView {
  /// What the elements of a screen ask the script for, each binding once, in the order of the file.
  ///
  /// Templates that the screen draws count, and so does what no one sees at present.
  package func bindings(of screen: Screen) -> [Binding] {
    bindings(of: screen.roots, first: [])
  }

  /// What the frame of a navigator asks the script for, each binding once.
  package func bindings(of navigator: Navigator) -> [Binding] {
    let background: Binding? = if case .binding(let binding) = navigator.background { binding } else { nil }
    return bindings(of: navigator.content.map { [$0] } ?? [], first: background.map { [$0] } ?? [])
  }

  private func bindings(of roots: [Element], first: [Binding]) -> [Binding] {
    var seen: Set<Binding> = []
    let all = first + Element.walk(roots, templates: templates).flatMap(\.bindings)
    return all.filter { seen.insert($0).inserted }
  }
}
