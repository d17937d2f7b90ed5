/// Divides a width among nodes that stand side by side.
enum WidthDivision {
  /// The columns that each gets.
  ///
  /// Nodes that take what they need are served first, the smallest first, so that an icon or a price keeps
  /// its width and a long text wraps; each gets at most its even share of what is left, unless that is less
  /// than its longest word. What then remains is shared evenly by those that fill, the longest word first.
  static func divide(_ width: Int, among extents: [WidthExtent]) -> [Int] {
    var widths = Array(repeating: 0, count: extents.count)
    let filling = extents.indices.filter { extents[$0].fills }
    let reserved = filling.reduce(0) { $0 + extents[$1].minimum }
    var left = max(0, width - reserved)
    let rigid = extents.indices.filter { !extents[$0].fills }.sorted {
      extents[$0].natural < extents[$1].natural
    }
    // What the longest words of those that are not served yet need.
    var needed = rigid.reduce(0) { $0 + extents[$1].minimum }
    for (position, index) in rigid.enumerated() {
      let extent = extents[index]
      needed -= extent.minimum
      let share = max(min(left / (rigid.count - position), left - needed), extent.minimum)
      widths[index] = max(0, min(extent.natural, share, left))
      left -= widths[index]
    }
    left = max(0, width - widths.reduce(0, +))
    let demanding = filling.sorted {
      (extents[$1].minimum, $0) < (extents[$0].minimum, $1)
    }
    for (position, index) in demanding.enumerated() {
      widths[index] = min(max(left / (demanding.count - position), extents[index].minimum), left)
      left -= widths[index]
    }
    return widths
  }

  /// Splits a width by weights, the largest remainders first, so that the parts add up.
  static func split(_ width: Int, by weights: [Int]) -> [Int] {
    let total = weights.reduce(0, +)
    guard total > 0, width > 0 else { return weights.map { _ in 0 } }
    var parts = weights.map { width * $0 / total }
    let byRemainder = weights.indices.sorted { width * weights[$0] % total > width * weights[$1] % total }
    for index in byRemainder.prefix(width - parts.reduce(0, +)) { parts[index] += 1 }
    return parts
  }
}
