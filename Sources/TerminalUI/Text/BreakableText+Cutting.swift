extension BreakableText {
  /// The first rows of what was broken, with `…` at the end where there are more.
  ///
  /// As on the phone, the last row holds as much of its paragraph as fits before the `…`, words cut short or not.
  func cut(_ broken: [BrokenParagraph], afterRow limit: Int, width: Int) -> [BrokenParagraph] {
    guard broken.reduce(0, { $0 + $1.lines.count }) > limit else { return broken }
    var left = limit
    var result: [BrokenParagraph] = []
    for (source, paragraph) in zip(paragraphs, broken) where left > 0 {
      var lines = Array(paragraph.lines.prefix(left))
      left -= lines.count
      if left == 0, let last = lines.popLast() {
        lines.append((source.line(from: last.start).endingInEllipsis(width: width), last.start))
      }
      result.append(BrokenParagraph(text: paragraph.text, lines: lines))
    }
    return result
  }
}
