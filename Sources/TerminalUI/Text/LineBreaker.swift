internal import CICU

/// Finds where a text may be broken into lines, in every language.
///
/// The answers are those of Unicode's line breaking algorithm (UAX #14) as ICU gives them: words of Thai,
/// Lao, Khmer and Burmese from its dictionaries, kinsoku of Japanese and Chinese. One thing differs: Korean
/// breaks between words only, as labels of iOS do.
///
/// A breaker belongs to whoever lays out one thing and is made anew for the next. ICU is not asked before a
/// text needs it, and most texts do not: `WordBreaks` answers for them.
package final class LineBreaker {
  /// ICU's iterator; nil before the first text that needs one, and where ICU's data is not installed.
  private var iterator: OpaquePointer?

  /// Creates a breaker, which costs nothing yet.
  package init() {}

  deinit {
    if let iterator { cicu_line_breaks_close(iterator) }
  }

  /// The lines that a text takes at a width in columns, as `BreakableText.lines(width:)` has them.
  package func lines(of runs: [StyledRun], width: Int) -> [StyledLine] {
    BreakableText(runs, breaker: self).lines(width: width)
  }

  /// For each cluster of a text, whether a line may begin with it; never with the first.
  func opportunities(in text: MeasuredText) -> [Bool] {
    let clusters = text.clusters
    if let breaks = WordBreaks.opportunities(in: clusters) { return breaks }
    var units: [UInt16] = []
    var starts: [Int] = []
    units.reserveCapacity(clusters.count)
    starts.reserveCapacity(clusters.count)
    var scalars = text.text.unicodeScalars.makeIterator()
    for cluster in clusters {
      starts.append(units.count)
      for _ in 0..<cluster.scalarCount {
        guard let scalar = scalars.next() else { break }
        // Korean letters are shown to ICU as Latin ones, between which it knows of no break.
        for unit in UTF16.encode(scalar) ?? .init() { units.append(Self.isHangul(unit) ? 0x61 : unit) }
      }
    }
    guard let breaks = breaks(in: units) else { return WordBreaks.afterSpaces(in: clusters) }
    var next = breaks[...]
    return starts.map { start in
      while let place = next.first, place < start { next.removeFirst() }
      return start > 0 && next.first == start
    }
  }

  /// The places in a text, in UTF-16 units, where UAX #14 allows or demands a break, in ascending order.
  ///
  /// The end of the text is the last of them. Nil when ICU cannot be asked.
  func breaks(in units: [UInt16]) -> [Int]? {
    guard let length = Int32(exactly: units.count) else { return nil }
    if iterator == nil { iterator = cicu_line_breaks_open() }
    guard let iterator else { return nil }
    var places = [Int32](repeating: 0, count: units.count)
    let count = cicu_line_breaks_find(iterator, units, length, &places)
    return count < 0 ? nil : places.prefix(Int(count)).map(Int.init)
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
    default: false
    }
  }
}
