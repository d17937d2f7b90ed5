/// A text that wraps.
public struct TextNode: LayoutNode {
  /// How wide it can be.
  public let extent: WidthExtent

  private let runs: [StyledRun]
  private let alignment: CrossAlignment
  private let maxRows: Int?
  private let tag: Int?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - runs: The text in logical order.
  ///   - alignment: Where its lines stand inside its own room.
  ///   - maxRows: The most rows it takes; what does not fit is cut with `…`. Nil for no limit.
  ///   - tag: A number to know its frame by.
  public init(_ runs: [StyledRun], alignment: CrossAlignment = .start, maxRows: Int? = nil, tag: Int? = nil) {
    self.runs = runs
    self.alignment = alignment
    self.maxRows = maxRows
    self.tag = tag
    let text = runs.map(\.text).joined()
    let words = text.split(whereSeparator: \.isWhitespace)
    extent = WidthExtent(
      minimum: words.map { min($0.cellWidth, Self.longestUnbrokenWord) }.max() ?? 0,
      natural: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.cellWidth)
        .max() ?? 0
    )
  }

  /// Scripts that write no spaces have no words to keep whole; longer ones may be broken.
  private static let longestUnbrokenWord = 12

  /// Breaks the text into lines.
  public func fragment(width: Int) -> Fragment {
    guard extent.natural > 0 else { return Fragment(size: .zero, tag: tag) }
    let lines = LineBreaker.lines(of: runs, width: max(1, width))
    let shown = maxRows.map { Self.cut(lines, to: $0, width: width) } ?? lines
    let widest = shown.map(\.width).max() ?? 0
    return Fragment(
      size: CellSize(width: widest, height: shown.count),
      drawings: [.lines(shown, alignment)],
      tag: tag
    )
  }

  /// The rows that the whole text takes at a width in columns.
  public func rowsNeeded(width: Int) -> Int {
    extent.natural > 0 ? LineBreaker.lines(of: runs, width: max(1, width)).count : 0
  }

  private static func cut(_ lines: [StyledLine], to rows: Int, width: Int) -> [StyledLine] {
    guard lines.count > rows, rows > 0 else { return lines }
    var last = lines[rows - 1].runs
    let ellipsis = StyledRun("…", style: last.last?.style ?? .plain)
    while StyledLine(runs: last).width >= max(1, width), let run = last.last {
      last.removeLast()
      if run.text.count > 1 { last.append(StyledRun(String(run.text.dropLast()), style: run.style)) }
    }
    return lines[..<(rows - 1)] + [StyledLine(runs: last + [ellipsis])]
  }
}
