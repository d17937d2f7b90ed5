extension [BrokenParagraph] {
  /// The first rows, with `…` at the end where there are more.
  func cut(afterRow limit: Int, width: Int) -> [BrokenParagraph] {
    guard reduce(0, { $0 + $1.lines.count }) > limit else { return self }
    var left = limit
    var result: [BrokenParagraph] = []
    for paragraph in self where left > 0 {
      var lines = paragraph.lines
      lines.removeLast(Swift.max(0, lines.count - left))
      left -= lines.count
      if left == 0, let last = lines.popLast() {
        lines.append((last.line.endingInEllipsis(width: width), last.start))
      }
      result.append(BrokenParagraph(text: paragraph.text, lines: lines))
    }
    return result
  }
}
