/// Why a file or a view in it cannot be used.
package struct DocumentError: Error, Hashable, Sendable {
  /// Where in the text the fault is.
  package enum Place: Hashable, Sendable {
    /// A line and a column, both counted from one; columns count characters.
    case position(line: Int, column: Int)
    /// A value of the JSON.
    case value(JSONPointer)
    /// The file as a whole.
    case wholeFile
  }

  /// Where the fault is.
  package let place: Place

  /// What is wrong, without a final full stop.
  package let problem: String

  /// What the person can do about it, without a final full stop.
  package let advice: String

  /// Creates an error.
  package init(at place: Place, problem: String, advice: String) {
    self.place = place
    self.problem = problem
    self.advice = advice
  }
}
