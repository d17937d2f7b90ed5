package import FlowDocuments
import PaywallRendering

extension FlowStage.Layer {
  /// What a person can do something to on the screen, in the order of the file.
  ///
  /// What a section hides does not count, nor the look that a button does not have.
  package func controls(in view: FlowView) -> [Control] {
    guard let screen = view.screens.first(where: { $0.id == instance.screenID }) else { return [] }
    var collector = ControlCollector(templates: view.templates, state: state)
    for root in screen.roots + (navigator.content.map { [$0] } ?? []) {
      collector.visit(root, isEnabled: true)
    }
    return collector.controls
  }
}

/// Walks the elements that are seen and gathers the controls.
private struct ControlCollector {
  let templates: [String: Element]
  let state: FlowState
  private(set) var controls: [Control] = []
  private var openTemplates: [TemplateElement] = []

  /// No screen has so many; templates inside each other could.
  private static let mostControls = 2000

  init(templates: [String: Element], state: FlowState) {
    self.templates = templates
    self.state = state
  }

  mutating func visit(_ element: Element, isEnabled outer: Bool) {
    guard controls.count < Self.mostControls else { return }
    let isEnabled = outer && (element.properties.isEnabled.flatMap { state.values[$0]?.isTrue } ?? true)
    add(element, isEnabled: isEnabled)
    for child in element.backgrounds { visit(child.content, isEnabled: isEnabled) }
    for child in contents(of: element) { visit(child, isEnabled: isEnabled) }
    visitTemplate(element, isEnabled: isEnabled)
    for child in element.overlays { visit(child.content, isEnabled: isEnabled) }
  }

  private mutating func add(_ element: Element, isEnabled: Bool) {
    let kind: Control.Kind
    let deed: FlowStep.Deed
    switch element.kind {
    case .button(let button) where !button.actions.isEmpty: (kind, deed) = (.button, .actions(button.actions))
    case .toggle(let toggle):
      if let section = toggle.section {
        kind = .toggle(isOn: state.sectionIndexes[section.id] == section.onIndex)
        deed = .section(section.id)
      } else if let binding = toggle.binding {
        kind = .toggle(isOn: state.values[binding]?.isTrue ?? false)
        deed = .change(binding.address)
      } else {
        return
      }
    case .textField(let field):
      guard let binding = field.value else { return }
      kind = .field(text: state.values[binding]?.text ?? "", maximumLength: field.maximumLength)
      deed = .change(binding.address)
    case .slider(let slider):
      guard let binding = slider.value else { return }
      (kind, deed) = number(binding, slider.range, slider.step)
    case .formattedText(let text):
      guard case .wheel(.some(let binding), let range, let step) = text.subject else { return }
      (kind, deed) = number(binding, range, step)
    case .wheel(let wheel):
      guard let binding = wheel.value else { return }
      let values = wheel.items.map(\.value)
      kind = .choice(values.firstIndex { $0 != nil && $0 == state.values[binding] } ?? 0, rows: values)
      deed = .change(binding.address)
    case .pager(let pager):
      guard let binding = pager.pageIndex else { return }
      kind = .pager(count: pager.pages.count)
      deed = .change(binding.address)
    default: return
    }
    controls.append(
      Control(
        kind: kind,
        target: FlowStep.Target(pointer: element.pointer, deed: deed),
        isEnabled: isEnabled
      )
    )
  }

  private func number(
    _ binding: Binding,
    _ bounds: ClosedRange<Double>,
    _ step: Double
  ) -> (Control.Kind, FlowStep.Deed) {
    let number = state.values[binding]?.number ?? bounds.lowerBound
    return (.number(number, ControlRange(bounds, step: step)), .change(binding.address))
  }

  /// The elements inside it that are seen; templates are not followed.
  private func contents(of element: Element) -> [Element] {
    switch element.kind {
    case .section(let section):
      let index =
        section.binding.map { state.values[$0]?.number ?? 0 }
        ?? Double(section.id.flatMap { state.sectionIndexes[$0] } ?? section.startIndex)
      guard index.isFinite, section.contents.indices.contains(Int(max(-1, min(index, 1e6)))) else {
        return []
      }
      return [section.contents[Int(index)]]
    case .button(let button): return [isSelected(button) ? button.selected ?? button.normal : button.normal]
    case .slot(let name): return (openTemplates.last?.slots[name]).map { [$0] } ?? []
    case .template: return []
    default:
      let layers = element.backgrounds.count + element.overlays.count
      return layers == 0
        ? element.children
        : Array(element.children.dropFirst(element.backgrounds.count).dropLast(element.overlays.count))
    }
  }

  private func isSelected(_ button: ButtonElement) -> Bool {
    switch button.condition {
    case .product(let id, let group): state.selectedProducts[group] == id
    case .section(let id, let index): state.sectionIndexes[id] == index
    case .binding(let binding): state.values[binding]?.isTrue ?? false
    case nil: false
    }
  }

  private mutating func visitTemplate(_ element: Element, isEnabled: Bool) {
    guard case .template(let use) = element.kind, let template = templates[use.name],
      !openTemplates.contains(where: { $0.name == use.name })
    else { return }
    openTemplates.append(use)
    visit(template, isEnabled: isEnabled)
    openTemplates.removeLast()
  }
}

extension Binding {
  /// The variable alone: what tells the same control in a recorded walk.
  fileprivate var address: Binding { Binding(path, scope: scope) }
}
