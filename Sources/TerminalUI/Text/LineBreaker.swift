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
    if let paragraph = paragraphThatFits(runs, width: width) { return [paragraph] }
    let clusters = StyledCluster.clusters(of: runs)
    guard !clusters.isEmpty else { return [] }
    return clusters.split(omittingEmptySubsequences: false) { $0.character.isNewline }.map {
      paragraph(Array($0), width: max(1, width), rule: rule)
    }
  }

  /// The one line of a text of plain ASCII that needs no breaking, which most texts of a screen are; nil
  /// for all others.
  private static func paragraphThatFits(_ runs: [StyledRun], width: Int) -> BrokenParagraph? {
    var columns = 0
    for run in runs {
      columns += run.text.utf8.count
      guard columns <= width, run.text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    }
    guard columns > 0, let last = runs.last?.text.utf8.last, last != UInt8(ascii: " ") else { return nil }
    let line = StyledLine(runs: runs)
    return BrokenParagraph(text: line.text, lines: [(line, 0)])
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
