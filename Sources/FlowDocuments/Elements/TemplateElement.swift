/// A template drawn again in the place of an element.
public struct TemplateElement: Sendable {
  /// The name of the template, without the `#`.
  public let name: String

  /// What fills the slots of the template, by their names; only Android fills them.
  public let slots: [String: Element]

  /// Creates a use of a template.
  public init(name: String, slots: [String: Element] = [:]) {
    self.name = name
    self.slots = slots
  }
}
