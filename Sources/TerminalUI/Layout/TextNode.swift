/// A text that wraps.
public struct TextNode: LayoutNode {
  /// How wide it can be.
  public let extent: WidthExtent

  private let runs: [StyledRun]
  private let alignment: CrossAlignment
  private let tag: Int?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - runs: The text in logical order.
  ///   - alignment: Where its lines stand inside its own room.
  ///   - tag: A number to know its frame by.
  public init(_ runs: [StyledRun], alignment: CrossAlignment = .start, tag: Int? = nil) {
    self.runs = runs
    self.alignment = alignment
    self.tag = tag
    let text = runs.map(\.text).joined()
    extent = WidthExtent(
      minimum: LineBreaker.minimumWidth(of: runs),
      natural: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.cellWidth)
        .max() ?? 0
    )
  }

  /// Breaks the text into lines.
  public func fragment(width: Int) -> Fragment {
    guard extent.natural > 0 else { return Fragment(size: .zero, tag: tag) }
    let paragraphs = LineBreaker.paragraphs(of: runs, width: max(1, width))
    let widths = paragraphs.flatMap { $0.lines.map(\.line.width) }
    return Fragment(
      size: CellSize(width: widths.max() ?? 0, height: widths.count),
      drawings: [.paragraphs(paragraphs, alignment)],
      tag: tag
    )
  }
}
