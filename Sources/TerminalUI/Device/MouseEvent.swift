/// What the mouse did at a cell.
public struct MouseEvent: Hashable, Sendable {
  /// The kinds of thing that a mouse does here.
  public enum Kind: Hashable, Sendable {
    /// The first button went down.
    case press
    /// The wheel turned away from the person.
    case scrollUp
    /// The wheel turned towards the person.
    case scrollDown
  }

  /// What it did.
  public let kind: Kind

  /// The cell that it did it at.
  public let position: CellPoint

  /// Creates an event.
  public init(_ kind: Kind, at position: CellPoint) {
    self.kind = kind
    self.position = position
  }
}
