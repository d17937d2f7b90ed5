/// One string of a localization: the unit of merging.
public struct StringItem: Hashable, Sendable {
  /// Its id.
  public let id: String

  /// What is shown.
  public let value: RichText

  /// What is shown when a tag of the value has no value; nil when the file has none.
  public let fallback: RichText?

  /// What a tap on its pieces asks for, in order, the pieces of the value first.
  public let actions: [FlowAction]

  /// Creates a string.
  public init(id: String, value: RichText, fallback: RichText? = nil, actions: [FlowAction] = []) {
    self.id = id
    self.value = value
    self.fallback = fallback
    self.actions = actions
  }
}
