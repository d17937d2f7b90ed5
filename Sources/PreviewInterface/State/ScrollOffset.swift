/// How far a picture that is taller than its pane has been scrolled.
package struct ScrollOffset: Equatable, Sendable {
  /// The rows above the part that is seen.
  package private(set) var rows = 0

  /// Whether anybody has moved it.
  private var hasMoved = false

  /// Starts at the top.
  package init() {}

  /// Moves in a picture of `count` rows of which `height` are seen.
  package mutating func move(_ move: ScrollingSelection.Move, count: Int, height: Int) {
    if move != .by(0) { hasMoved = true }
    switch move {
    case .by(let step): rows += step
    case .byHalfPages(let pages): rows += pages * max(1, height / 2)
    case .toFirst: rows = 0
    case .toLast: rows = count
    }
    settle(count: count, height: height)
  }

  /// Moves as little as shows these rows, the first of them above all.
  package mutating func reveal(_ shown: Range<Int>, count: Int, height: Int) {
    hasMoved = true
    if shown.upperBound > rows + height { rows = shown.upperBound - height }
    if shown.lowerBound < rows { rows = shown.lowerBound }
    settle(count: count, height: height)
  }

  /// Stays within the picture, whatever has become of it; at the end of one that opens there, until it is moved.
  package mutating func settle(count: Int, height: Int, opensAtEnd: Bool = false) {
    if opensAtEnd, !hasMoved { rows = count }
    rows = max(0, min(rows, count - height))
  }
}
