/// A text without newlines, with the places where it may be broken into lines.
struct BreakableParagraph: Sendable {
  /// The columns that it takes on one line.
  let naturalWidth: Int

  /// The columns of the longest part that no line may be broken inside.
  let minimumWidth: Int

  private let clusters: [StyledCluster]

  /// For each cluster, whether a line may begin with it.
  private let mayStart: [Bool]

  init(_ clusters: ArraySlice<StyledCluster>, mayStart: ArraySlice<Bool>) {
    self.clusters = Array(clusters)
    self.mayStart = Array(mayStart)
    var longest = 0
    var columns = 0
    var all = 0
    for (cluster, mayStart) in zip(clusters, mayStart) {
      all += cluster.width
      if cluster.isSpace || mayStart { columns = 0 }
      if !cluster.isSpace { columns += cluster.width }
      longest = max(longest, columns)
    }
    minimumWidth = longest
    naturalWidth = all
  }

  /// The paragraph in lines of at most a width in columns.
  func broken(width: Int) -> BrokenParagraph {
    var lines: [(line: StyledLine, start: Int)] = []
    var scalarsBefore = 0
    func append(_ clusters: ArraySlice<StyledCluster>, isBroken: Bool) {
      lines.append((Self.line(clusters, isBroken: isBroken), scalarsBefore))
      scalarsBefore += clusters.reduce(0) { $0 + $1.character.unicodeScalars.count }
    }
    var start = 0
    var lastOpportunity: Int?
    var columns = 0
    var index = 0
    // What fits needs no search.
    if naturalWidth <= width { index = clusters.count }
    while index < clusters.count {
      if index > start, mayStart[index] { lastOpportunity = index }
      let cluster = clusters[index]
      if columns + cluster.width > width, !cluster.isSpace, index > start {
        let end = lastOpportunity ?? index
        append(clusters[start..<end], isBroken: true)
        start = end
        lastOpportunity = nil
        columns = 0
        index = end
      } else {
        columns += cluster.width
        index += 1
      }
    }
    append(clusters[start...], isBroken: false)
    return BrokenParagraph(text: String(clusters.map(\.character)), lines: lines)
  }

  /// All of the paragraph from a scalar on, as one line.
  func line(from scalar: Int) -> StyledLine {
    var before = 0
    let start = clusters.firstIndex { cluster in
      defer { before += cluster.character.unicodeScalars.count }
      return before >= scalar
    }
    return Self.line(clusters[(start ?? clusters.count)...], isBroken: false)
  }

  /// A line of clusters, with a hyphen where it was broken at a soft one and no space at its end.
  private static func line(_ clusters: ArraySlice<StyledCluster>, isBroken: Bool) -> StyledLine {
    var shown = clusters
    while let last = shown.last, last.isSpace || last.width == 0 && last.character != "\u{AD}" {
      shown.removeLast()
    }
    let endsInSoftHyphen = isBroken && shown.last?.character == "\u{AD}"
    var runs: [StyledRun] = []
    for cluster in endsInSoftHyphen ? shown.dropLast() : shown {
      if runs.last?.style == cluster.style {
        runs[runs.count - 1].text.append(cluster.character)
      } else {
        runs.append(StyledRun(String(cluster.character), style: cluster.style))
      }
    }
    if endsInSoftHyphen, let last = shown.last { runs.append(StyledRun("-", style: last.style)) }
    return StyledLine(runs: runs)
  }
}
