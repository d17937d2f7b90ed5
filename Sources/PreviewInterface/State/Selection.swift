package import FlowDocuments

/// What is selected on the drawn screen or in a list of strings: what the reasons tell about.
package struct Selection: Equatable, Sendable {
  /// The id of the string; nil for a text that names none.
  package internal(set) var stringID: String?

  /// Where it is on the screen that is shown; nil when that screen does not show it.
  package internal(set) var place: PointedPlace?

  /// Selects a string, a place, or both.
  package init(stringID: String? = nil, place: PointedPlace? = nil) {
    self.stringID = stringID
    self.place = place
  }
}

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
