/// A selected row of a list, and the part of the list that is seen.
package struct ScrollingSelection: Equatable, Sendable {
  /// The selected row, counted from 0.
  package private(set) var index: Int

  /// The first row that is seen.
  package private(set) var top: Int

  /// Selects a row.
  package init(index: Int = 0, top: Int = 0) {
    self.index = index
    self.top = top
  }

  /// The ways to move in a list.
  package enum Move: Hashable, Sendable {
    /// This many rows, down or, when negative, up.
    case by(Int)
    /// This many pages, of half a page each.
    case byHalfPages(Int)
    /// To the first row.
    case toFirst
    /// To the last row.
    case toLast
  }

  /// Moves in a list of `count` rows of which `height` are seen.
  package mutating func move(_ move: Move, count: Int, height: Int) {
    switch move {
    case .by(let rows): index += rows
    case .byHalfPages(let pages): index += pages * max(1, height / 2)
    case .toFirst: index = 0
    case .toLast: index = count - 1
    }
    settle(count: count, height: height)
  }

  /// Selects a row.
  package mutating func select(_ row: Int, count: Int, height: Int) {
    index = row
    settle(count: count, height: height)
  }

  /// Scrolls what is seen by rows; the selection stays, even out of sight.
  package mutating func scroll(by rows: Int, count: Int, height: Int) {
    top += rows
    clamp(count: count, height: height)
  }

  /// Keeps selection and scroll position in the list, whatever has become of it.
  package mutating func clamp(count: Int, height: Int) {
    index = max(0, min(index, count - 1))
    top = max(0, min(top, count - height))
  }

  /// Keeps the selection in the list, and in what is seen of it.
  package mutating func settle(count: Int, height: Int) {
    clamp(count: count, height: height)
    if index < top { top = index }
    if height > 0, index >= top + height { top = index - height + 1 }
  }
}

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
