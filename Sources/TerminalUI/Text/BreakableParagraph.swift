/// A text without newlines, with the places where it may be broken into lines.
struct BreakableParagraph: Sendable {
  /// The columns that it takes on one line.
  let naturalWidth: Int

  /// The columns of the longest part that no line may be broken inside.
  let minimumWidth: Int

  private let text: MeasuredText

  /// For each cluster of the text, whether a line may begin with it.
  private let mayStart: [Bool]

  /// Its clusters among those of the text.
  private let range: Range<Int>

  init(_ text: MeasuredText, _ range: Range<Int>, mayStart: [Bool]) {
    self.text = text
    self.mayStart = mayStart
    self.range = range
    var longest = 0
    var columns = 0
    var all = 0
    for index in range {
      let cluster = text.clusters[index]
      let width = Int(cluster.width)
      all += width
      if cluster.isSpace || mayStart[index] { columns = 0 }
      if !cluster.isSpace { columns += width }
      longest = max(longest, columns)
    }
    minimumWidth = longest
    naturalWidth = all
  }

  /// The paragraph in lines of at most a width in columns.
  func broken(width: Int) -> BrokenParagraph {
    var lines: [(line: StyledLine, start: Int)] = []
    var scalarsBefore = 0
    func append(_ clusters: Range<Int>, isBroken: Bool) {
      lines.append((line(clusters, isBroken: isBroken), scalarsBefore))
      for index in clusters { scalarsBefore += Int(text.clusters[index].scalarCount) }
    }
    var start = range.lowerBound
    var lastOpportunity: Int?
    var columns = 0
    // What fits needs no search.
    var index = naturalWidth <= width ? range.upperBound : start
    while index < range.upperBound {
      if index > start, mayStart[index] { lastOpportunity = index }
      let cluster = text.clusters[index]
      if columns + Int(cluster.width) > width, !cluster.isSpace, index > start {
        let end = lastOpportunity ?? index
        append(start..<end, isBroken: true)
        start = end
        lastOpportunity = nil
        columns = 0
        index = end
      } else {
        columns += Int(cluster.width)
        index += 1
      }
    }
    append(start..<range.upperBound, isBroken: false)
    return BrokenParagraph(text: text.text(of: range), lines: lines)
  }

  /// All of the paragraph from a scalar on, as one line.
  func line(from scalar: Int) -> StyledLine {
    var before = 0
    let start = range.first { index in
      defer { before += Int(text.clusters[index].scalarCount) }
      return before >= scalar
    }
    return line((start ?? range.upperBound)..<range.upperBound, isBroken: false)
  }

  /// A line of clusters, with a hyphen where it was broken at a soft one and no space at its end.
  private func line(_ clusters: Range<Int>, isBroken: Bool) -> StyledLine {
    var end = clusters.upperBound
    while end > clusters.lowerBound, text.clusters[end - 1].isUnseenAtEnd { end -= 1 }
    guard isBroken, end > clusters.lowerBound, text.clusters[end - 1].isSoftHyphen else {
      return StyledLine(runs: text.runs(of: clusters.lowerBound..<end))
    }
    let hyphen = StyledRun("-", style: text.style(end - 1))
    return StyledLine(runs: text.runs(of: clusters.lowerBound..<(end - 1)) + [hyphen])
  }
}

extension MeasuredCluster {
  /// Whether the end of a line is left out before it.
  fileprivate var isUnseenAtEnd: Bool { isSpace || width == 0 && !isSoftHyphen }
}
