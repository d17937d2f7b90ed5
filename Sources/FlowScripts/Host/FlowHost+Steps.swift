import FlowDocuments
import LocaleMatching
import PaywallRendering

extension FlowHost {
  /// What a person can do something to on the topmost screen.
  func controls(
    on viewport: Viewport,
    turnedTo pages: [JSONPointer: Int] = [:],
    reach: VisibleElements.Reach = .seen
  ) -> [Control] {
    stage?.top?.controls(in: view, on: viewport, turnedTo: pages, reach: reach) ?? []
  }

  /// The elements of the topmost screen that a person gets to see without the flow taking notice.
  ///
  /// Steps are kept without the pages that such a person turned, and taken again on any phone.
  private var reachable: [VisibleElement] {
    stage?.top?.visible(in: view, on: Viewport(world.device), reach: .byHand)?.all ?? []
  }

  /// The control that a step means.
  ///
  /// The one at its place if it still does the same; else another that does; else the one at the place.
  func control(_ target: FlowStep.Target) -> Control? {
    let controls = controls(on: Viewport(world.device), reach: .byHand)
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
    if case .section(let section) = deed(of: control) {
      legacy.sectionIndexes[section.id] = isOn ? section.onIndex : section.offIndex
      work.append(.calls([]))
      return
    }
    guard let binding = binding(of: control) else { return }
    switch binding.converter {
    case nil: write(binding, .bool(isOn), instance)
    case .isEqual(let value, let otherwise): write(binding, isOn ? value : otherwise, instance)
    case .map:
      note(.unwritableVariable, "“\(binding.path)” cannot be set through the converter “map”")
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

  /// All that the file says of what a control does.
  private func deed(of control: Control) -> Element.Deed? {
    view.index.elements[control.target.pointer]?.deed
  }

  /// The binding with its setter and its converter.
  private func binding(of control: Control) -> Binding? {
    if case .change(let binding) = deed(of: control) { binding } else { nil }
  }

  /// Ends a timer: its elements do what they do then, and the script is told.
  private mutating func expire(_ id: String) -> String? {
    guard let instance = stage?.top?.instance else { return "no screen is open" }
    if timers[id] == nil, view.isLegacy { timers[id] = FlowTimer(seconds: 0, callback: nil) }
    guard let timer = timers[id] else { return "no timer is called “\(id)”" }
    guard !timer.isOver else { return "the timer is over" }
    timers[id]?.isOver = true
    let actions = reachable.flatMap { $0.element.timerActions(of: id) }
    work.append(.actions(actions, instance, added: []))
    if let callback = timer.callback {
      work.append(.answer(callback: callback, .object(["timerId": .string(id)])))
    }
    work.append(.calls([]))
    return nil
  }
}

extension Element {
  /// What the element of a timer asks for when it is over.
  fileprivate func timerActions(of id: String) -> [FlowAction] {
    if case .formattedText(let text) = kind, case .timer(id, _) = text.subject { actions } else { [] }
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
