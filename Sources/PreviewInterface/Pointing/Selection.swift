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
