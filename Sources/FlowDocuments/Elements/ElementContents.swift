/// What stands inside an element, and what decides which of it is seen.
///
/// The one description of the inside of every kind. Whoever wants all that an element can ever show takes the
/// elements; whoever wants what is seen of it in a state asks for the choice to be made.
package struct ElementContents: Sendable {
  /// What decides which of the elements are seen.
  package enum Choice: Sendable {
    /// Nothing: all of them are, or there are none.
    case all
    /// The second while the condition of a button holds, else the first.
    case look(ButtonElement.Condition?)
    /// The index of a section.
    case index(SectionElement)
    /// The page that a pager is turned to.
    case page(PagerElement)
    /// The first whose conditions hold, else the one after these; each list belongs to the element at its place.
    case size([[SizeCondition]])
    /// All but those that a row or column which hugs its content has no room for.
    case room(Flexible<GridElement>)
    /// A template, whose slots they fill.
    case template(TemplateElement)
    /// What the element that draws the template has for its slot of this name.
    case slot(String)
  }

  /// Every element that it can show, in the order of the file; what a template and a slot stand for is not among
  /// them.
  package let elements: [Element]

  /// What decides.
  package let choice: Choice

  fileprivate init(_ elements: [Element], _ choice: Choice = .all) {
    self.elements = elements
    self.choice = choice
  }
}

extension Element {
  /// What stands inside it, between what lies behind and above it.
  package var contents: ElementContents {
    switch kind {
    case .button(let button):
      ElementContents([button.normal] + (button.selected.map { [$0] } ?? []), .look(button.condition))
    case .box(let box): ElementContents(box.content.map { [$0] } ?? [])
    case .stack(let stack): ElementContents(stack.elements)
    case .flexStack(let stack): ElementContents(stack.written.elements)
    case .grid(let grid):
      ElementContents(
        grid.items.map(\.content),
        .room(Flexible(conditions: [], written: grid, other: grid))
      )
    case .flex(let grid): ElementContents(grid.written.items.map(\.content), .room(grid))
    case .choice(let choice):
      ElementContents(
        choice.cases.map(\.content) + (choice.fallback.map { [$0] } ?? []),
        .size(choice.cases.map(\.conditions))
      )
    case .section(let section): ElementContents(section.contents, .index(section))
    case .pager(let pager): ElementContents(pager.pages, .page(pager))
    case .template(let template):
      ElementContents(template.slots.sorted { $0.key < $1.key }.map(\.value), .template(template))
    case .slot(let name): ElementContents([], .slot(name))
    case .text, .textField, .media, .formattedText, .wheel, .toggle, .slider, .datePicker, .progress,
      .screenHolder, .unknown:
      ElementContents([])
    }
  }

  /// The elements directly inside it, whether or not a state shows them, in the order of the file; templates are
  /// not followed.
  package var children: [Element] {
    let inside = contents.elements
    guard !backgrounds.isEmpty || !overlays.isEmpty else { return inside }
    return backgrounds.map(\.content) + inside + overlays.map(\.content)
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
