/// A text with the places where it may be broken into lines, ready for any width.
struct BreakableText: Sendable {
  /// What stands between two newlines; none for no text.
  let paragraphs: [BreakableParagraph]

  /// Finds the places.
  init(_ runs: [StyledRun], breaker: LineBreaker) {
    let text = MeasuredText(runs)
    let count = text.clusters.count
    let mayStart = breaker.opportunities(in: text)
    var paragraphs: [BreakableParagraph] = []
    var start = 0
    while count > 0, start <= count {
      let end = text.clusters[start...].firstIndex(where: \.isNewline) ?? count
      paragraphs.append(BreakableParagraph(text, start..<end, mayStart: mayStart))
      start = end + 1
    }
    self.paragraphs = paragraphs
  }

  /// How wide it can be: the longest part that no line may be broken inside, and the longest line when only
  /// newlines end one.
  var extent: WidthExtent {
    WidthExtent(
      minimum: paragraphs.map(\.minimumWidth).max() ?? 0,
      natural: paragraphs.map(\.naturalWidth).max() ?? 0
    )
  }

  /// The paragraphs with the lines that they take at a width in columns, in logical order.
  ///
  /// A newline ends a line; besides that a line ends at the last break opportunity that fits, and only a
  /// word that is wider than a whole line is broken inside, between two clusters. Spaces at the end of a line
  /// are left out and take no room. No text gives no lines; every newline in it gives one more. A width of
  /// less than one column counts as one.
  func broken(width: Int) -> [BrokenParagraph] {
    paragraphs.map { $0.broken(width: max(1, width)) }
  }

  /// The lines of all paragraphs together.
  func lines(width: Int) -> [StyledLine] {
    broken(width: width).flatMap { $0.lines.map(\.line) }
  }
}
