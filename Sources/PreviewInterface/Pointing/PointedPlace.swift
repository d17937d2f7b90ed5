package import FlowDocuments

/// Which of the things on a drawn screen is pointed at, by what stays when the screen is drawn anew.
///
/// Its element's place in the file, and which of the things that come of that element: a wheel has several
/// texts, a template is drawn several times. So the same thing is pointed at in every language and size.
package struct PointedPlace: Hashable, Sendable {
  /// Where its element stands in the file.
  package let pointer: JSONPointer

  /// How many things of that element come before it, in the order of the file.
  package let occurrence: Int

  /// Creates a place.
  package init(pointer: JSONPointer, occurrence: Int = 0) {
    self.pointer = pointer
    self.occurrence = occurrence
  }
}
