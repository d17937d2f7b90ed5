extension Element {
  /// The elements directly inside it, in the order of the file; templates are not followed.
  package var children: [Element] {
    backgrounds.map(\.content) + contents + overlays.map(\.content)
  }

  private var contents: [Element] {
    switch kind {
    case .button(let button): [button.normal] + (button.selected.map { [$0] } ?? [])
    case .box(let box): box.content.map { [$0] } ?? []
    case .stack(let stack): stack.elements
    case .flexStack(let stack): stack.written.elements
    case .grid(let grid): grid.items.map(\.content)
    case .flex(let grid): grid.written.items.map(\.content)
    case .choice(let choice): choice.cases.map(\.content) + (choice.fallback.map { [$0] } ?? [])
    case .section(let section): section.contents
    case .pager(let pager): pager.pages
    case .template(let template): template.slots.sorted { $0.key < $1.key }.map(\.value)
    case .text, .textField, .media, .formattedText, .wheel, .toggle, .slider, .datePicker, .progress, .slot,
      .screenHolder, .unknown:
      []
    }
  }
}

extension StackElement {
  /// Its children without the flexible gaps.
  package var elements: [Element] {
    items.compactMap { item in
      if case .element(let element) = item { element } else { nil }
    }
  }
}
