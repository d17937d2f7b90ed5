extension CellGrid {
  /// Writes a line of styled text.
  ///
  /// The line is in logical order; here it is put into the order of the grid.
  ///
  /// - Parameters:
  ///   - line: A whole paragraph: nothing before or after it has a say in its directions.
  ///   - point: Where its leftmost column stands; it may lie outside the grid.
  ///   - base: Which way the line as a whole runs. It does not move the line.
  ///   - clip: The cells that may be written; nil for all.
  /// - Returns: The columns that the line takes, drawn or clipped.
  @discardableResult
  package mutating func write(
    _ line: StyledLine,
    at point: CellPoint,
    base: BaseDirection = .leftToRight,
    clippedTo clip: CellRect? = nil
  ) -> Int {
    write(line, of: bidiParagraph(line.text, base: base), from: 0, at: point, clippedTo: clip)
  }

  /// The paragraph to reorder the lines of a text by; nil when they stand as they are.
  ///
  /// Left-to-right text without a right-to-left letter, which is nearly all text, costs no more than a look
  /// at its bytes.
  func bidiParagraph(_ text: String, base: BaseDirection) -> BidiParagraph? {
    guard textOrder == .visual, base == .rightToLeft || text.needsReordering else { return nil }
    return BidiParagraph(Array(text.unicodeScalars), base: base)
  }

  /// Writes a line of a paragraph that begins `start` scalars after the paragraph does.
  @discardableResult
  mutating func write(
    _ line: StyledLine,
    of paragraph: BidiParagraph?,
    from start: Int,
    at point: CellPoint,
    clippedTo clip: CellRect? = nil
  ) -> Int {
    var x = point.x
    guard let paragraph else {
      for run in line.runs {
        x += write(run.text, at: CellPoint(x: x, y: point.y), style: run.style, clippedTo: clip)
      }
      return x - point.x
    }
    // One by one, so that neighbours that were none before do not become one cluster.
    for cluster in paragraph.visualClusters(of: line, from: start) {
      let place = CellPoint(x: x, y: point.y)
      x += write(String(cluster.character), at: place, style: cluster.style, clippedTo: clip)
    }
    return x - point.x
  }
}
