/// A system switch.
package struct ToggleElement: Sendable {
  /// The section that a switch turns (4.x).
  package struct Section: Hashable, Sendable {
    /// The id of the section.
    package let id: String

    /// The index that means on.
    package let onIndex: Int

    /// The index that turning it off sets; out of range unless the file says another.
    package let offIndex: Int

    /// Creates a section.
    package init(id: String, onIndex: Int, offIndex: Int = -1) {
      self.id = id
      self.onIndex = onIndex
      self.offIndex = offIndex
    }
  }

  /// The section that it turns (4.x); nil in 5.x.
  package let section: Section?

  /// What holds its state (5.x).
  package let binding: Binding?

  /// The colour of it while it is on.
  package let color: AssetReference?

  /// Creates a switch.
  package init(section: Section?, binding: Binding? = nil, color: AssetReference? = nil) {
    self.section = section
    self.binding = binding
    self.color = color
  }
}
