/// Breaks text into lines.
public enum LineBreaker {
  /// The lines that a text takes at a width in columns, in logical order.
  ///
  /// A newline ends a line; besides that a line ends at the last break opportunity that fits, and only a
  /// word that is wider than a whole line is broken inside, between two clusters. Spaces at the end of a line
  /// are left out and take no room. No text gives no lines; every newline in it gives one more. A width of
  /// less than one column counts as one.
  public static func lines(
    of runs: [StyledRun],
    width: Int,
    rule: LineBreakRule = .simple
  ) -> [StyledLine] {
    paragraphs(of: runs, width: width, rule: rule).flatMap { $0.lines.map(\.line) }
  }

  /// The paragraphs of a text, which newlines end, each with the same lines.
  static func paragraphs(
    of runs: [StyledRun],
    width: Int,
    rule: LineBreakRule = .simple
  ) -> [BrokenParagraph] {
    let clusters = StyledCluster.clusters(of: runs)
    guard !clusters.isEmpty else { return [] }
    return clusters.split(omittingEmptySubsequences: false) { $0.character.isNewline }.map {
      paragraph(Array($0), width: max(1, width), rule: rule)
    }
  }

  /// The width of the longest part of a text that no line may be broken inside, in columns.
  public static func minimumWidth(of runs: [StyledRun], rule: LineBreakRule = .simple) -> Int {
    let clusters = StyledCluster.clusters(of: runs)
    let mayStart = rule.opportunities(clusters.map(\.character))
    var longest = 0
    var columns = 0
    for (index, cluster) in clusters.enumerated() {
      if cluster.isSpace || cluster.character.isNewline || index < mayStart.count && mayStart[index] {
        columns = 0
      }
      if !cluster.isSpace, !cluster.character.isNewline { columns += cluster.width }
      longest = max(longest, columns)
    }
    return longest
  }

  /// The lines of a text that has no newline in it.
  private static func paragraph(
    _ clusters: [StyledCluster],
    width: Int,
    rule: LineBreakRule
  ) -> BrokenParagraph {
    let mayStart = rule.opportunities(clusters.map(\.character))
    let text = String(clusters.map(\.character))
    var lines: [(line: StyledLine, start: Int)] = []
    var scalarsBefore = 0
    func append(_ clusters: ArraySlice<StyledCluster>, isBroken: Bool) {
      lines.append((line(clusters, isBroken: isBroken), scalarsBefore))
      scalarsBefore += clusters.reduce(0) { $0 + $1.character.unicodeScalars.count }
    }
    var start = 0
    var lastOpportunity: Int?
    var columns = 0
    var index = 0
    while index < clusters.count {
      if index > start, index < mayStart.count, mayStart[index] { lastOpportunity = index }
      let cluster = clusters[index]
      let overflows = columns + cluster.width > width && !cluster.isSpace && index > start
      if overflows {
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
    return BrokenParagraph(text: text, lines: lines)
  }

  /// A line of clusters, with a hyphen where it was broken at a soft one and no space at its end.
  private static func line(_ clusters: ArraySlice<StyledCluster>, isBroken: Bool) -> StyledLine {
    var shown = clusters
    while let last = shown.last, last.isSpace || last.width == 0 && last.character != "\u{AD}" {
      shown.removeLast()
    }
    var runs = shown.map { StyledRun(String($0.character), style: $0.style) }
    if isBroken, let last = runs.last, last.text == "\u{AD}" {
      runs[runs.count - 1].text = "-"
    }
    return StyledLine(runs: runs)
  }
}
