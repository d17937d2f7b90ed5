/// A text of several styles, cut into its grapheme clusters.
struct MeasuredText: Sendable {
  /// The text, with spaces in the places of its tabs.
  let text: String

  /// Its clusters in order; one that begins in a run and ends in the next belongs to the first.
  let clusters: [MeasuredCluster]

  private let styles: [CellStyle]

  /// Cuts a text.
  init(_ runs: [StyledRun]) {
    var joined = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    joined.makeContiguousUTF8()
    styles = runs.map(\.style)
    clusters = Self.clusters(of: joined, runs)
    // Only now, so that a mark after a tab stays a cluster of its own.
    text = joined.utf8.contains(UInt8(ascii: "\t")) ? joined.replacingTabs : joined
  }

  /// The text of some of the clusters.
  func text(of range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Some of the clusters, as runs.
  func runs(of range: Range<Int>) -> [StyledRun] {
    var runs: [StyledRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, clusters[end].run == clusters[start].run { end += 1 }
      runs.append(StyledRun(text(of: start..<end), style: style(start)))
      start = end
    }
    return runs
  }

  /// How a cluster looks.
  func style(_ cluster: Int) -> CellStyle { styles[Int(clusters[cluster].run)] }

  private func index(_ cluster: Int) -> String.Index {
    guard cluster < clusters.count else { return text.endIndex }
    return text.utf8.index(text.startIndex, offsetBy: clusters[cluster].start)
  }

  /// The clusters, most of which a look at two neighbours finds: there is always an edge between two scalars of
  /// which each is a cell by itself.
  private static func clusters(of text: String, _ runs: [StyledRun]) -> [MeasuredCluster] {
    var clusters: [MeasuredCluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var (run, runEnd) = (0, runs.first?.text.utf8.count ?? 0)
    let scalars = text.unicodeScalars
    var (index, start) = (scalars.startIndex, 0)
    var scalar = scalars.first
    while let current = scalar {
      while start >= runEnd, run + 1 < runs.count {
        run += 1
        runEnd += runs[run].text.utf8.count
      }
      let next = scalars.index(after: index)
      let following = next < scalars.endIndex ? scalars[next] : nil
      if let width = current.singleWidth, following.map({ $0.singleWidth != nil }) ?? true {
        clusters.append(MeasuredCluster(current, width: width, start: start, run: run))
        start += UTF8.width(current)
        (index, scalar) = (next, following)
      } else {
        // From the edge on, since the text before it has no say any more.
        let character = text[index...].first ?? Character(current)
        clusters.append(MeasuredCluster(character, start: start, run: run))
        let length = character.utf8.count
        start += length
        index = text.utf8.index(index, offsetBy: length)
        scalar = index < scalars.endIndex ? scalars[index] : nil
      }
    }
    return clusters
  }
}

extension String {
  /// The text with a space in the place of each tab.
  fileprivate var replacingTabs: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// The columns of a scalar that is a cell, or a pair of cells, by itself; nil for any other.
  fileprivate var singleWidth: Int? {
    if value < 0x7F { return value >= 0x20 ? 1 : nil }
    return switch singleCell {
    case .narrow?: 1
    case .wide?: 2
    case .continuation?, nil: nil
    }
  }
}
