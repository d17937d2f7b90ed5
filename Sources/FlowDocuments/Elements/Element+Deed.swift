extension Element {
  /// What a person brings about who presses, turns or types into an element.
  package enum Deed: Hashable, Sendable {
    /// These actions, in order.
    case actions([FlowAction])
    /// A variable changes.
    case change(Binding)
    /// A section of a view of 4.x is switched.
    case section(ToggleElement.Section)
  }

  /// What a person can bring about by it; nil where nothing comes of whatever is done to it.
  ///
  /// A pager of one page cannot be turned. One whose page nothing holds can, but the flow takes no notice.
  package var deed: Deed? {
    switch kind {
    case .button(let button): button.actions.isEmpty ? nil : .actions(button.actions)
    case .toggle(let toggle): toggle.section.map { .section($0) } ?? toggle.binding.map { .change($0) }
    case .textField(let field): field.value.map { .change($0) }
    case .slider(let slider): slider.value.map { .change($0) }
    case .wheel(let wheel): wheel.value.map { .change($0) }
    case .formattedText(let text):
      if case .wheel(.some(let binding), _, _) = text.subject { .change(binding) } else { nil }
    case .pager(let pager): pager.pages.count > 1 ? pager.pageIndex.map { .change($0) } : nil
    case .text, .media, .box, .stack, .flexStack, .grid, .flex, .choice, .section, .datePicker, .progress,
      .template, .slot, .screenHolder, .unknown:
      nil
    }
  }
}
