/// Something that can be pressed; it looks like its content.
package struct ButtonElement: Sendable {
  /// When the selected look is shown.
  package enum Condition: Hashable, Sendable {
    /// This product is the selected one of the group (4.x).
    case product(id: String, group: String)
    /// The section shows this index (4.x).
    case section(id: String, index: Int)
    /// The script says so (5.x, on iOS).
    indirect case binding(Binding)
  }

  /// What pressing it asks for, in order.
  package let actions: [FlowAction]
  /// Its look.
  package let normal: Element
  /// Its look while the condition holds; nil when it has only one.
  package let selected: Element?
  /// When the selected look is shown.
  package let condition: Condition?

  /// Creates a button.
  package init(actions: [FlowAction], normal: Element, selected: Element? = nil, condition: Condition? = nil)
  {
    self.actions = actions
    self.normal = normal
    self.selected = selected
    self.condition = condition
  }
}
