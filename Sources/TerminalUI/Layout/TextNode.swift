/// A text that wraps.
package struct TextNode: LayoutNode {
  /// How wide it can be.
  package let extent: WidthExtent

  private let text: BreakableText
  private let alignment: CrossAlignment
  private let limit: RowLimit?
  private let tag: Int?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - runs: The text in logical order.
  ///   - alignment: Where its lines stand inside its own room.
  ///   - limit: How many rows it may have; nil for as many as it needs.
  ///   - tag: A number to know its frame by.
  ///   - breaker: Finds where it may be broken; texts that are laid out together share one.
  package init(
    _ runs: [StyledRun],
    alignment: CrossAlignment = .start,
    limit: RowLimit? = nil,
    tag: Int? = nil,
    breaker: LineBreaker = LineBreaker()
  ) {
    text = BreakableText(runs, breaker: breaker)
    extent = text.extent
    self.alignment = alignment
    self.limit = limit
    self.tag = tag
  }

  /// Breaks the text into lines.
  ///
  /// It is cut only where it needs more rows than its limit both here and where it is really shown: letters
  /// differ in width, so that what does not fit here alone is kept.
  package func fragment(width: Int) -> Fragment {
    guard extent.natural > 0 else { return Fragment(size: .zero, tag: tag) }
    let width = max(1, width)
    var paragraphs = text.broken(width: width)
    let excess = excessRows(width: width)
    if let limit, limit.cuts, excess != nil {
      paragraphs = text.cut(paragraphs, afterRow: limit.rows, width: width)
    }
    let widths = paragraphs.flatMap { $0.lines.map(\.line.width) }
    var result = Fragment(
      size: CellSize(width: widths.max() ?? 0, height: widths.count),
      drawings: [.paragraphs(paragraphs, alignment)],
      tag: tag
    )
    result.neededRows = excess
    return result
  }

  /// The rows that it needs where it is really shown, when those are more than its limit.
  private func excessRows(width: Int) -> Int? {
    guard let limit else { return nil }
    let columns = limit.columns(for: width)
    let rows = extent.natural <= columns ? text.paragraphs.count : text.lines(width: columns).count
    return rows > limit.rows ? rows : nil
  }
}
