extension Element {
  /// The strings that it shows by itself, by what names them, in the order of the file.
  package var shownStrings: [StringReference] {
    switch kind {
    case .text(let text): [text.source]
    case .textField(let field): field.placeholder.map { [$0.source] } ?? []
    case .formattedText(let text): text.entries.map { .id($0.stringID) }
    case .wheel(let wheel): wheel.items.map { .id($0.stringID) }
    case .media, .button, .box, .stack, .flexStack, .grid, .flex, .choice, .section, .pager, .toggle, .slider,
      .datePicker, .progress, .template, .slot, .screenHolder, .unknown:
      []
    }
  }
}
