/// How many rows a text may have where it is really shown, and what happens when it needs more.
package struct RowLimit: Hashable, Sendable {
  /// The most rows.
  package let rows: Int

  /// How much larger than the text of a terminal its letters are: 2 needs twice the columns.
  package let scale: Double

  /// Whether rows beyond the limit are left out; else the text is shrunk until it fits.
  package let cuts: Bool

  /// Creates a limit.
  package init(rows: Int, scale: Double = 1, cuts: Bool) {
    self.rows = max(1, rows)
    self.scale = scale.isFinite ? min(max(scale, 0.1), 10) : 1
    self.cuts = cuts
  }

  /// The columns of a terminal that the text really has, when it has `width` columns here.
  func columns(for width: Int) -> Int {
    max(1, Int((Double(width) / scale).rounded()))
  }
}
