import FlowDocuments
import PaywallRendering

extension Control {
  /// What can be done to an element that is seen; nil where the flow takes no notice of anything that is.
  init?(_ seen: VisibleElement, of visible: VisibleElements) {
    let element = seen.element
    guard let deed = element.deed, let kind = Self.kind(of: element, visible) else { return nil }
    self.init(
      kind: kind,
      target: FlowStep.Target(pointer: element.pointer, deed: FlowStep.Deed(deed)),
      isEnabled: seen.place.isEnabled
    )
  }

  private static func kind(of element: Element, _ visible: VisibleElements) -> Kind? {
    let values = visible.state.values
    switch element.kind {
    case .button: return .button
    case .toggle(let toggle): return .toggle(isOn: visible.isOn(toggle))
    case .textField(let field):
      return .field(text: field.value.flatMap { values[$0]?.text } ?? "", maximumLength: field.maximumLength)
    case .slider(let slider): return number(slider.value, slider.range, slider.step, values)
    case .formattedText(let text):
      guard case .wheel(let binding, let range, let step) = text.subject else { return nil }
      return number(binding, range, step, values)
    case .wheel(let wheel):
      let rows = wheel.items.map(\.value)
      let value = wheel.value.flatMap { values[$0] }
      return .choice(rows.firstIndex { $0 != nil && $0 == value } ?? 0, rows: rows)
    case .pager(let pager): return .pager(count: pager.pages.count)
    default: return nil
    }
  }

  private static func number(
    _ binding: Binding?,
    _ bounds: ClosedRange<Double>,
    _ step: Double,
    _ values: [Binding: ScriptValue]
  ) -> Kind {
    let number = binding.flatMap { values[$0]?.number } ?? bounds.lowerBound
    return .number(number, ControlRange(bounds, step: step))
  }
}

extension FlowStep.Deed {
  /// What is kept of a deed in a recorded walk: of a binding the variable alone, which tells the same control.
  fileprivate init(_ deed: Element.Deed) {
    switch deed {
    case .actions(let actions): self = .actions(actions)
    case .change(let binding): self = .change(Binding(binding.path, scope: binding.scope))
    case .section(let section): self = .section(section.id)
    }
  }
}
