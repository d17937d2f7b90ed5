extension CellGrid {
  /// The grid as plain text, a line for each row, without the blanks at the ends of rows.
  package var picture: String {
    (0..<size.height).map { rowText($0, depth: nil) }.joined(separator: "\n")
  }

  /// The grid as text for a terminal, a line for each row, styles written as SGR sequences.
  ///
  /// Each line ends in the terminal's own style and without blanks that show nothing. With a depth of none,
  /// attributes such as bold are still written.
  package func styledText(depth: ColorDepth) -> String {
    (0..<size.height).map { rowText($0, depth: depth) }.joined(separator: "\n")
  }

  /// A row as text; nil for `depth` leaves styles out.
  private func rowText(_ y: Int, depth: ColorDepth?) -> String {
    var text = ""
    var current = CellStyle.plain
    for x in 0..<visibleWidth(ofRow: y, styles: depth != nil) {
      let cell = self[x, y]
      if let depth, cell.style != current {
        text += cell.style.selectGraphicRendition(depth: depth)
        current = cell.style
      }
      switch cell.content {
      case .narrow(let cluster), .wide(let cluster): text.append(cluster.character)
      case .continuation: break
      }
    }
    if current != .plain { text += CellStyle.plain.selectGraphicRendition(depth: .none) }
    return text
  }

  /// The columns of a row up to the last one that shows something.
  private func visibleWidth(ofRow y: Int, styles: Bool) -> Int {
    var width = size.width
    while width > 0 {
      let cell = self[width - 1, y]
      guard cell.content == .narrow(.space), !styles || !cell.style.isSeenOnBlank else { break }
      width -= 1
    }
    return width
  }
}
