extension FlowView {
  /// Every use of a string by an element of a screen, in the order of the file.
  ///
  /// Ids that only a script knows are not among them.
  public var stringUses: [StringUse] {
    screens.flatMap { screen in
      var collector = StringUseCollector(view: self, screen: screen.id)
      for root in screen.roots { collector.visit(root) }
      return collector.uses
    }
  }
}

extension Screen {
  /// Its parts in the order in which they are read.
  public var roots: [Element] {
    backgrounds.map(\.content) + [cover, content, footer].compactMap { $0 } + overlays.map(\.content)
  }
}

/// Walks the elements of a screen and notes the strings that they use.
private struct StringUseCollector {
  let view: FlowView
  let screen: String
  private(set) var uses: [StringUse] = []
  private var openTemplates: Set<String> = []

  init(view: FlowView, screen: String) {
    self.view = view
    self.screen = screen
  }

  mutating func visit(_ element: Element) {
    switch element.kind {
    case .text(let text): add(text.source, element)
    case .textField(let field): field.placeholder.map { add($0.source, element) }
    case .formattedText(let text): text.entries.forEach { add(.id($0.stringID), element) }
    case .wheel(let wheel): wheel.stringIDs.forEach { add(.id($0), element) }
    case .button(let button): button.actions.compactMap(\.urlStringID).forEach { add(.id($0), element) }
    case .template(let name):
      // A template inside itself is drawn once more by nobody.
      if let template = view.templates[name], openTemplates.insert(name).inserted {
        visit(template)
        openTemplates.remove(name)
      }
    default: break
    }
    for child in element.children { visit(child) }
  }

  private mutating func add(_ reference: StringReference, _ element: Element) {
    let candidates: [String]
    switch reference {
    case .id(let id, _): candidates = [id]
    case .product(.id(let id), let suffix):
      candidates = ProductStringID.candidates(product: id, suffix: suffix)
    case .product(.group(let group), let suffix):
      candidates =
        view.selectedProducts[group].map { ProductStringID.candidates(product: $0, suffix: suffix) }
        ?? [ProductStringID.notSelected(suffix: suffix)]
    case .product(.variable, let suffix): candidates = [ProductStringID.notSelected(suffix: suffix)]
    case .variable: return
    }
    uses.append(StringUse(candidates: candidates, screen: screen, pointer: element.pointer))
  }
}
