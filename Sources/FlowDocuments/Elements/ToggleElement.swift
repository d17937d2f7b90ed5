/// A system switch.
public struct ToggleElement: Sendable {
  /// The section that it turns (4.x), with the index that means on; nil in 5.x.
  public let section: (id: String, onIndex: Int)?
  /// The variable that holds its state (5.x).
  public let variable: String?

  /// Creates a switch.
  public init(section: (id: String, onIndex: Int)?, variable: String? = nil) {
    self.section = section
    self.variable = variable
  }
}
