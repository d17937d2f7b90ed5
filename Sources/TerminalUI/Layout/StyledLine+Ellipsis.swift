extension StyledLine {
  /// The line with `…` at its end, made shorter where both do not fit a width in columns.
  func endingInEllipsis(width: Int) -> StyledLine {
    var runs = runs
    var columns = self.width
    while columns > max(0, width - 1), let last = runs.last {
      guard let character = last.text.last else {
        runs.removeLast()
        continue
      }
      runs[runs.count - 1].text.removeLast()
      columns -= character.cellWidth
    }
    while let last = runs.last, last.text.last?.isWhitespace ?? true {
      if last.text.isEmpty { runs.removeLast() } else { runs[runs.count - 1].text.removeLast() }
    }
    return StyledLine(runs: runs + [StyledRun("…", style: runs.last?.style ?? .plain)])
  }
}
