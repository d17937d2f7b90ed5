import TerminalUI

/// How many rows a text may have, and what sets the limit.
struct TextLimit {
  /// The rows.
  let rows: RowLimit

  /// The height in points of the box that sets it; nil where the text's own element does.
  let boxHeight: Double?

  init(_ rows: RowLimit, boxHeight: Double? = nil) {
    self.rows = rows
    self.boxHeight = boxHeight
  }
}
