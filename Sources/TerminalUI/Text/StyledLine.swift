/// A line of text: runs beside each other on one row.
package struct StyledLine: Hashable, Sendable {
  /// The runs in logical order; none is empty.
  package let runs: [StyledRun]

  /// The columns that they take together.
  package let width: Int

  /// Creates a line; empty runs are left out and neighbours of one style become one run.
  package init(runs: [StyledRun]) {
    var joined: [StyledRun] = []
    for run in runs where !run.text.isEmpty {
      if let last = joined.last, last.style == run.style {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    self.runs = joined
    width = joined.reduce(0) { $0 + $1.text.cellWidth }
  }

  /// The text without its styles.
  package var text: String {
    runs.map(\.text).joined()
  }
}
