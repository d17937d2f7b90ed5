extension FlowView {
  /// What the elements of a screen ask the script for, each binding once, in the order of the file.
  ///
  /// Templates that the screen draws count, and so does what no one sees at present.
  public func bindings(of screen: Screen) -> [Binding] {
    var collector = BindingCollector(templates: templates)
    for root in screen.roots { collector.visit(root) }
    return collector.bindings
  }

  /// What the frame of a navigator asks the script for, each binding once.
  public func bindings(of navigator: Navigator) -> [Binding] {
    var collector = BindingCollector(templates: templates)
    if case .binding(let binding) = navigator.background { collector.add(binding) }
    if let content = navigator.content { collector.visit(content) }
    return collector.bindings
  }
}

/// Walks elements and gathers their bindings.
private struct BindingCollector {
  let templates: [String: Element]
  private(set) var bindings: [Binding] = []
  private var seen: Set<Binding> = []
  private var seenTemplates: Set<String> = []

  init(templates: [String: Element]) {
    self.templates = templates
  }

  mutating func add(_ binding: Binding) {
    if seen.insert(binding).inserted { bindings.append(binding) }
  }

  mutating func visit(_ element: Element) {
    element.bindings.forEach { add($0) }
    for child in element.children { visit(child) }
    if case .template(let use) = element.kind, seenTemplates.insert(use.name).inserted,
      let template = templates[use.name]
    {
      visit(template)
    }
  }
}
