/// Finds the word that was probably meant.
package enum Spelling {
  /// The nearest candidate, if it is near enough to be worth suggesting.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    // Long words are no typing errors, and comparing them takes long.
    guard !word.isEmpty, word.count <= 40 else { return nil }
    let ranked = candidates.map { (candidate: $0, distance: distance(word.lowercased(), $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.candidate.count / 3) ? best.candidate : nil
  }

  /// The letters to insert, drop, replace or swap with a neighbour (Damerau and Levenshtein).
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
