import FlowDocuments
import LocaleMatching
import PaywallRendering

extension FlowHost {
  /// What can be done to the topmost screen, in the order of the file.
  package var controls: [Control] { stage?.top?.controls(in: view) ?? [] }

  /// The control that a step means.
  ///
  /// The one at its place if it still does the same; else another that does; else the one at the place.
  func control(_ target: FlowStep.Target) -> Control? {
    let controls = controls
    let atPlace = controls.first { $0.target.pointer == target.pointer }
    if atPlace?.target.deed == target.deed { return atPlace }
    return controls.first { $0.target.deed == target.deed } ?? atPlace
  }

  /// Does what a person does; what is not possible is said instead.
  mutating func take(_ step: FlowStep) -> String? {
    refill()
    switch step {
    case .answer(let id):
      return answer(id) ? nil : question == nil ? "no question waits" : "“\(id)” is no answer to the question"
    case .back: return goBack() ? nil : nothingGoesBack
    case .expire(let id): return expire(id)
    case .press(let target), .type(_, let target), .turn(_, let target):
      guard question == nil else { return "a question waits for an answer" }
      guard let control = control(target) else { return "the screen has no such control" }
      guard control.isEnabled else { return "it is switched off" }
      return use(control, step)
    }
  }

  /// What is said where nothing goes back.
  private var nothingGoesBack: String {
    world.platform == .iOS
      ? "nothing goes back here: no sheet is open, and iOS has no back button"
      : "nothing goes back here: the screen does nothing at the back button"
  }

  private mutating func use(_ control: Control, _ step: FlowStep) -> String? {
    guard let instance = stage?.top?.instance else { return "no screen is open" }
    switch (control.kind, step) {
    case (.button, .press):
      guard case .actions(let actions) = control.target.deed else { return nil }
      work.append(.actions(actions, instance, added: []))
    case (.toggle(let isOn), .press): turn(control, on: !isOn, instance)
    case (.field, .type(let text, _)):
      guard let binding = binding(of: control) else { return nil }
      write(binding, .string(text), instance)
    case (.number(_, let range), .type(let text, _)):
      // A comma is what most of the world types.
      guard let number = Double(text.replacing(",", with: ".").filter { $0 != " " }) else {
        return "“\(text)” is no number"
      }
      guard let binding = binding(of: control) else { return nil }
      write(binding, .number(ScriptValue.number(range.nearest(to: number)).text), instance)
    case (.choice(let chosen, let rows), .press):
      guard let binding = binding(of: control), !rows.isEmpty else { return nil }
      guard let value = rows[(chosen + 1) % rows.count] else {
        return "the next row of the wheel has no value"
      }
      write(binding, value.json, instance)
    case (.pager(let count), .turn(let page, _)):
      guard (0..<count).contains(page) else { return "the pager has \(count) pages" }
      guard let binding = binding(of: control) else { return nil }
      write(binding, .number(String(page)), instance)
    default: return "the control takes no such thing"
    }
    return nil
  }

  private mutating func turn(_ control: Control, on isOn: Bool, _ instance: ScreenInstance) {
    if case .section(let id) = control.target.deed {
      guard case .toggle(let toggle)? = element(of: control)?.kind, let section = toggle.section else {
        return
      }
      legacy.sectionIndexes[id] = isOn ? section.onIndex : section.offIndex
      work.append(.calls([]))
      return
    }
    guard let binding = binding(of: control) else { return }
    switch binding.converter {
    case nil: write(binding, .bool(isOn), instance)
    case .isEqual(let value, let otherwise): write(binding, isOn ? value : otherwise, instance)
    case .map:
      note(.unwritableVariable, .warning, "“\(binding.path)” cannot be set through the converter “map”")
    }
  }

  private mutating func write(_ binding: Binding, _ value: JSONValue, _ instance: ScreenInstance) {
    work.append(
      .write(
        ScriptWrite(
          path: instance.path(binding.path, scope: binding.scope),
          setter: binding.setter,
          value: value,
          screen: instance.json
        )
      )
    )
  }

  private func element(of control: Control) -> Element? {
    let screen = view.screens.first { $0.id == stage?.top?.instance.screenID }
    let roots = (screen?.roots ?? []) + view.templates.sorted { $0.key < $1.key }.map(\.value)
    return roots.lazy.compactMap { $0.descendant(at: control.target.pointer) }.first
  }

  /// The binding with its setter and its converter.
  private func binding(of control: Control) -> Binding? {
    switch element(of: control)?.kind {
    case .toggle(let toggle): toggle.binding
    case .textField(let field): field.value
    case .pager(let pager): pager.pageIndex
    case .slider(let slider): slider.value
    case .wheel(let wheel): wheel.value
    case .formattedText(let text):
      if case .wheel(let binding, _, _) = text.subject { binding } else { nil }
    default: nil
    }
  }

  /// Ends a timer: its elements do what they do then, and the script is told.
  private mutating func expire(_ id: String) -> String? {
    guard let instance = stage?.top?.instance else { return "no screen is open" }
    if timers[id] == nil, view.isLegacy { timers[id] = FlowTimer(seconds: 0, callback: nil) }
    guard let timer = timers[id] else { return "no timer is called “\(id)”" }
    guard !timer.isOver else { return "the timer is over" }
    timers[id]?.isOver = true
    let screen = view.screens.first { $0.id == instance.screenID }
    let actions = (screen?.roots ?? []).flatMap { $0.timerActions(of: id) }
    work.append(.actions(actions, instance, added: []))
    if let callback = timer.callback {
      work.append(.answer(callback: callback, .object(["timerId": .string(id)])))
    }
    work.append(.calls([]))
    return nil
  }
}

extension Element {
  /// The element at a place, among itself and what is inside it; templates are not followed.
  fileprivate func descendant(at pointer: JSONPointer) -> Element? {
    if self.pointer == pointer { return self }
    return children.lazy.compactMap { $0.descendant(at: pointer) }.first
  }

  /// What the elements of a timer ask for when it is over.
  fileprivate func timerActions(of id: String) -> [FlowAction] {
    var own: [FlowAction] = []
    if case .formattedText(let text) = kind, case .timer(id, _) = text.subject { own = actions }
    return own + children.flatMap { $0.timerActions(of: id) }
  }
}

extension ScriptValue {
  /// The value as JSON has it.
  fileprivate var json: JSONValue {
    switch self {
    case .bool(let value): .bool(value)
    case .number: .number(text)
    case .text(let text), .object(let text, _): .string(text)
    }
  }
}
