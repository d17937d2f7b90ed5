package import FlowDocuments

/// Something that a person does to a flow; recorded it can be done again in another language.
package enum FlowStep: Hashable, Sendable {
  /// A press on a button or a switch.
  case press(Target)
  /// A text typed into a field.
  case type(String, into: Target)
  /// A pager turned to a page, counted from 0, whose number the script holds.
  case turn(Int, of: Target)
  /// An answer to the question that waits.
  case answer(String)
  /// A tap beside a sheet or, on Android, the back button.
  case back
  /// The end of a timer.
  case expire(timer: String)

  /// What a step is done to.
  ///
  /// The place in the file says it exactly. In another language a flow may show another screen, so what the element
  /// does is kept as well: it tells the same button on a screen of its own.
  package struct Target: Hashable, Sendable {
    /// The place of the element in the file.
    package let pointer: JSONPointer
    /// What it does.
    package let deed: Deed

    /// Creates a target.
    package init(pointer: JSONPointer, deed: Deed) {
      self.pointer = pointer
      self.deed = deed
    }
  }

  /// What pressing or changing an element does.
  package enum Deed: Hashable, Sendable {
    /// It does these actions.
    case actions([FlowAction])
    /// It changes a variable.
    case change(Binding)
    /// It switches a section of a view of 4.x.
    case section(String)
  }
}
