/// One string of a localization: the unit of merging.
package struct StringItem: Hashable, Sendable {
  /// Its id.
  package let id: String

  /// What is shown.
  package let value: RichText

  /// What is shown when a tag of the value has no value; nil when the file has none.
  package let fallback: RichText?

  /// What a tap on its pieces asks for, in order, the pieces of the value first.
  package let actions: [FlowAction]

  /// Creates a string.
  package init(id: String, value: RichText, fallback: RichText? = nil, actions: [FlowAction] = []) {
    self.id = id
    self.value = value
    self.fallback = fallback
    self.actions = actions
  }
}
