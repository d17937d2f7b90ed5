/// A template drawn again in the place of an element.
package struct TemplateElement: Sendable {
  /// The name of the template, without the `#`.
  package let name: String

  /// What fills the slots of the template, by their names; only Android fills them.
  package let slots: [String: Element]

  /// Creates a use of a template.
  package init(name: String, slots: [String: Element] = [:]) {
    self.name = name
    self.slots = slots
  }
}
