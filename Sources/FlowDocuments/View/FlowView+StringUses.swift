extension FlowView {
  /// Every use of a string by an element of a screen, in the order of the file.
  func collectStringUses() -> [StringUse] {
    let links = linkedStringIDs
    // Any screen can be opened in any navigator; only a script knows which is.
    let frames = navigators.compactMap(\.content)
    return screens.flatMap { screen in
      var collector = StringUseCollector(view: self, links: links, screen: screen.id)
      for root in screen.roots + frames { collector.visit(root) }
      collector.visitTemplates()
      return collector.uses
    }
  }
}

extension FlowView {
  /// The strings with the addresses that the pieces of a string open in any localization, by its id.
  fileprivate var linkedStringIDs: [String: [String]] {
    let items = localizations.flatMap(\.strings).filter { !$0.actions.isEmpty }
    return Dictionary(items.map { ($0.id, $0.actions.compactMap(\.urlStringID)) }, uniquingKeysWith: +)
  }
}

extension Element {
  /// The strings with the addresses that it opens by itself or when it is pressed.
  fileprivate var linkedStringIDs: [String] {
    let pressed = if case .button(let button) = kind { button.actions } else { [FlowAction]() }
    return (pressed + actions + properties.animationsFinishActions).compactMap(\.urlStringID)
  }
}

extension Screen {
  /// Its parts in the order in which they are read.
  package var roots: [Element] {
    backgrounds.map(\.content) + [cover, content, footer].compactMap { $0 } + overlays.map(\.content)
  }
}

/// Walks the elements of a screen and notes the strings that they use.
private struct StringUseCollector {
  let view: FlowView
  let links: [String: [String]]
  let screen: String
  private(set) var uses: [StringUse] = []
  private var templateNames: [String] = []
  private var seenTemplates: Set<String> = []

  init(view: FlowView, links: [String: [String]], screen: String) {
    self.view = view
    self.links = links
    self.screen = screen
  }

  mutating func visit(_ element: Element) {
    for id in element.linkedStringIDs { add(.id(id), element) }
    for reference in element.shownStrings { add(reference, element) }
    if case .template(let template) = element.kind, seenTemplates.insert(template.name).inserted {
      templateNames.append(template.name)
    }
    for child in element.children { visit(child) }
  }

  /// Visits every template that was met, once: inside each other they can be met any number of times.
  mutating func visitTemplates() {
    var next = 0
    while next < templateNames.count {
      if let template = view.templates[templateNames[next]] { visit(template) }
      next += 1
    }
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
    case .product(.binding, let suffix): candidates = [ProductStringID.notSelected(suffix: suffix)]
    case .binding: return
    }
    var suffix: String?
    if case .product(_, let productSuffix) = reference { suffix = productSuffix ?? "" }
    var givenTags: Set<String> = []
    if case .id(_, let values) = reference { givenTags = Set(values.keys) }
    uses.append(
      StringUse(
        candidates: candidates,
        productSuffix: suffix,
        screen: screen,
        pointer: element.pointer,
        givenTags: givenTags
      )
    )
    for id in candidates {
      uses += (links[id] ?? []).map {
        StringUse(candidates: [$0], screen: screen, pointer: element.pointer)
      }
    }
  }
}
