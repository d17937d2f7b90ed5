/// What the mouse did at a cell.
package struct MouseEvent: Hashable, Sendable {
  /// The kinds of thing that a mouse does here.
  package enum Kind: Hashable, Sendable {
    /// The first button went down.
    case press
    /// The wheel turned away from the person.
    case scrollUp
    /// The wheel turned towards the person.
    case scrollDown
  }

  /// What it did.
  package let kind: Kind

  /// The cell that it did it at.
  package let position: CellPoint

  /// Creates an event.
  package init(_ kind: Kind, at position: CellPoint) {
    self.kind = kind
    self.position = position
  }
}
