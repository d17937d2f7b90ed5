/// A search in all texts: what was typed, what was found, and which of that is looked at.
public struct TextSearch: Equatable, Sendable {
  /// What was typed.
  public internal(set) var query = CodeField()

  /// What was found, in order.
  public internal(set) var hits: [SearchHit] = []

  /// The hit that is looked at, and the part of the list that is seen.
  public internal(set) var selection = ScrollingSelection()

  /// Starts with nothing typed.
  public init() {}

  /// The hit that is looked at; nil where nothing was found.
  var hit: SearchHit? {
    hits.indices.contains(selection.index) ? hits[selection.index] : nil
  }

  /// Which hit is looked at, of how many: `12/53`.
  var count: String {
    hits.isEmpty ? "0" : "\(selection.index + 1)/\(hits.count)"
  }
}
