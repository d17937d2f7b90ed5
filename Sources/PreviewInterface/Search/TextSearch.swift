/// A search in all texts: what was typed, what was found, and which of that is looked at.
package struct TextSearch: Equatable, Sendable {
  /// What was typed.
  package internal(set) var query = CodeField()

  /// What was found, in order.
  package internal(set) var hits: [SearchHit] = []

  /// The hit that is looked at, and the part of the list that is seen.
  package internal(set) var selection = ScrollingSelection()

  /// Starts with nothing typed.
  package init() {}

  /// The hit that is looked at; nil where nothing was found.
  var hit: SearchHit? {
    hits.indices.contains(selection.index) ? hits[selection.index] : nil
  }

  /// Looks at another hit; `height` of them are seen at once.
  mutating func move(_ move: ScrollingSelection.Move, height: Int) {
    selection.move(move, count: hits.count, height: height)
  }

  /// Looks at the hit that was pointed at, by the row that it is seen in.
  mutating func select(seenRow row: Int, height: Int) {
    guard hits.indices.contains(selection.top + row) else { return }
    selection.select(selection.top + row, count: hits.count, height: height)
  }

  /// Which hit is looked at, of how many: `12/53`.
  var count: String {
    hits.isEmpty ? "0" : "\(selection.index + 1)/\(hits.count)"
  }
}
