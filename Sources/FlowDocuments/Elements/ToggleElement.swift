/// A system switch.
public struct ToggleElement: Sendable {
  /// The section that a switch turns.
  public struct Section: Hashable, Sendable {
    /// The id of the section.
    public let id: String

    /// The index that means on.
    public let onIndex: Int

    /// Creates a section.
    public init(id: String, onIndex: Int) {
      self.id = id
      self.onIndex = onIndex
    }
  }

  /// The section that it turns (4.x); nil in 5.x.
  public let section: Section?

  /// The variable that holds its state (5.x).
  public let variable: String?

  /// Creates a switch.
  public init(section: Section?, variable: String? = nil) {
    self.section = section
    self.variable = variable
  }
}
