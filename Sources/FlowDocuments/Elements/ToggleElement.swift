/// A system switch.
public struct ToggleElement: Sendable {
  /// The section that a switch turns (4.x).
  public struct Section: Hashable, Sendable {
    /// The id of the section.
    public let id: String

    /// The index that means on.
    public let onIndex: Int

    /// The index that turning it off sets; out of range unless the file says another.
    public let offIndex: Int

    /// Creates a section.
    public init(id: String, onIndex: Int, offIndex: Int = -1) {
      self.id = id
      self.onIndex = onIndex
      self.offIndex = offIndex
    }
  }

  /// The section that it turns (4.x); nil in 5.x.
  public let section: Section?

  /// What holds its state (5.x).
  public let binding: Binding?

  /// The colour of it while it is on.
  public let color: AssetReference?

  /// Creates a switch.
  public init(section: Section?, binding: Binding? = nil, color: AssetReference? = nil) {
    self.section = section
    self.binding = binding
    self.color = color
  }
}
