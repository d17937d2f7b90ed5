/// How many rows a text may have where it is really shown, and what happens when it needs more.
public struct RowLimit: Hashable, Sendable {
  /// The most rows.
  public let rows: Int

  /// How much larger than the text of a terminal its letters are: 2 needs twice the columns.
  public let scale: Double

  /// Whether rows beyond the limit are left out; else the text is shrunk until it fits.
  public let cuts: Bool

  /// Creates a limit.
  public init(rows: Int, scale: Double = 1, cuts: Bool) {
    self.rows = max(1, rows)
    self.scale = scale.isFinite ? min(max(scale, 0.1), 10) : 1
    self.cuts = cuts
  }

  /// The columns of a terminal that the text really has, when it has `width` columns here.
  func columns(for width: Int) -> Int {
    max(1, Int((Double(width) / scale).rounded()))
  }
}
