/// A text that wraps.
public struct TextNode: LayoutNode {
  /// How wide it can be.
  public let extent: WidthExtent

  private let runs: [StyledRun]
  private let alignment: CrossAlignment
  private let limit: RowLimit?
  private let paragraphCount: Int
  private let tag: Int?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - runs: The text in logical order.
  ///   - alignment: Where its lines stand inside its own room.
  ///   - limit: How many rows it may have; nil for as many as it needs.
  ///   - tag: A number to know its frame by.
  public init(
    _ runs: [StyledRun],
    alignment: CrossAlignment = .start,
    limit: RowLimit? = nil,
    tag: Int? = nil
  ) {
    self.runs = runs
    self.alignment = alignment
    self.limit = limit
    self.tag = tag
    let text = runs.map(\.text).joined()
    let widths = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.cellWidth)
    paragraphCount = widths.count
    extent = WidthExtent(minimum: LineBreaker.minimumWidth(of: runs), natural: widths.max() ?? 0)
  }

  /// Breaks the text into lines.
  ///
  /// It is cut only where it needs more rows than its limit both here and where it is really shown: letters
  /// differ in width, so that what does not fit here alone is kept.
  public func fragment(width: Int) -> Fragment {
    guard extent.natural > 0 else { return Fragment(size: .zero, tag: tag) }
    let width = max(1, width)
    var paragraphs = LineBreaker.paragraphs(of: runs, width: width)
    let excess = excessRows(width: width)
    if let limit, limit.cuts, excess != nil {
      paragraphs = paragraphs.cut(afterRow: limit.rows, width: width)
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
    let rows =
      extent.natural <= columns ? paragraphCount : LineBreaker.lines(of: runs, width: columns).count
    return rows > limit.rows ? rows : nil
  }
}
