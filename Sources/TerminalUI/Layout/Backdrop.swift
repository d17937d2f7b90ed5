/// What a node without content paints behind those in front of it.
package struct Backdrop: Hashable, Sendable {
  /// What it is painted with.
  package let paint: Paint

  /// Its width; nil for one as large as its room.
  let columns: Int?

  /// Whether it lies behind all of something this wide.
  func reaches(over width: Int) -> Bool {
    columns.map { width <= $0 } ?? true
  }
}

extension Fragment {
  /// The fragment in front of backdrops, the last of them nearest; `columns` is the width of what can be read
  /// in it, nil when that is nothing.
  func standing(before backdrops: [Backdrop], columns: Int?) -> Fragment {
    guard let columns else {
      var result = self
      result.backdrop = backdrops.last
      return result
    }
    return backdrops.reversed().filter { $0.reaches(over: columns) }.reduce(self) {
      $0.standing(on: $1.paint)
    }
  }
}
