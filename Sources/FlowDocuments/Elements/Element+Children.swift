extension Element {
  /// The elements directly inside it, in the order of the file; templates are not followed.
  public var children: [Element] {
    backgrounds.map(\.content) + contents + overlays.map(\.content)
  }

  private var contents: [Element] {
    switch kind {
    case .button(let button): [button.normal] + (button.selected.map { [$0] } ?? [])
    case .box(let box): box.content.map { [$0] } ?? []
    case .stack(let stack):
      stack.items.compactMap { item in
        if case .element(let element) = item { element } else { nil }
      }
    case .grid(let grid): grid.items.map(\.content)
    case .section(let section): section.contents
    case .pager(let pager): pager.pages
    case .text, .textField, .media, .formattedText, .wheel, .toggle, .template, .control, .unknown: []
    }
  }
}
