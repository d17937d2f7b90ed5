/// Something that can be pressed; it looks like its content.
public struct ButtonElement: Sendable {
  /// When the selected look is shown (4.x).
  public enum Condition: Hashable, Sendable {
    /// This product is the selected one of the group.
    case product(id: String, group: String)
    /// The section shows this index.
    case section(id: String, index: Int)
  }

  /// What pressing it asks for, as the file names it: `close`, `SDK.openUrl`, `choose`.
  public let actions: [ButtonAction]
  /// Its look.
  public let normal: Element
  /// Its look while the condition holds; nil when it has only one.
  public let selected: Element?
  /// When the selected look is shown.
  public let condition: Condition?

  /// Creates a button.
  public init(actions: [ButtonAction], normal: Element, selected: Element? = nil, condition: Condition? = nil)
  {
    self.actions = actions
    self.normal = normal
    self.selected = selected
    self.condition = condition
  }
}
