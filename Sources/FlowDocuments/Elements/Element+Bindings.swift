extension Element {
  /// What it asks the script for, without what is inside it, in a fixed order; a binding can stand twice.
  package var bindings: [Binding] {
    properties.bindings + kindBindings
  }

  private var kindBindings: [Binding] {
    switch kind {
    case .text(let text): text.bindings
    case .textField(let field):
      [field.value, field.validation].compactMap { $0 } + (field.placeholder?.bindings ?? [])
        + field.attributes.bindings + (field.invalidAttributes?.bindings ?? [])
    case .media(let media): [media.asset, media.tint].bindings
    case .button(let button):
      if case .binding(let binding) = button.condition { [binding] } else { [] }
    case .section(let section): section.binding.map { [$0] } ?? []
    case .pager(let pager):
      (pager.pageIndex.map { [$0] } ?? [])
        + [pager.pageControl?.color, pager.pageControl?.selectedColor].bindings
    case .formattedText(let text): text.subject.bindings + text.attributes.bindings
    case .wheel(let wheel): wheel.value.map { [$0] } ?? []
    case .toggle(let toggle): (toggle.binding.map { [$0] } ?? []) + [toggle.color].bindings
    case .slider(let slider): slider.value.map { [$0] } ?? []
    case .datePicker(let picker): picker.value.map { [$0] } ?? []
    case .progress(let progress): (progress.value.map { [$0] } ?? []) + [progress.asset].bindings
    case .box, .stack, .flexStack, .grid, .flex, .choice, .template, .slot, .screenHolder, .unknown: []
    }
  }
}

extension ElementProperties {
  fileprivate var bindings: [Binding] {
    (isEnabled.map { [$0] } ?? []) + [decorator?.background, decorator?.border].bindings
  }
}

extension TextElement {
  fileprivate var bindings: [Binding] {
    let own: [Binding] =
      switch source {
      case .id(_, let values):
        values.sorted { $0.key < $1.key }.compactMap { value in
          if case .binding(let binding) = value.value { binding } else { nil }
        }
      case .product(.binding(let binding), _), .binding(let binding): [binding]
      case .product: []
      }
    return own + attributes.bindings
  }
}

extension FormattedTextElement.Subject {
  fileprivate var bindings: [Binding] {
    switch self {
    case .timer: []
    case .progress(let value, _), .wheel(let value, _, _): value.map { [$0] } ?? []
    }
  }
}

extension TextAttributes {
  fileprivate var bindings: [Binding] { [font, color, background, tint].bindings }
}

extension [AssetReference?] {
  /// Those that a script names.
  fileprivate var bindings: [Binding] {
    compactMap { reference in
      if case .binding(let binding) = reference { binding } else { nil }
    }
  }
}
