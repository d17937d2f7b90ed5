public import TerminalUI

/// A drawn part of a screen, as tall as it wants to be.
public struct RenderedRegion: Sendable {
  /// The cells.
  public let grid: CellGrid

  /// The texts that stand on it, in the order of the file.
  public let texts: [PlacedText]

  /// Creates a region.
  public init(grid: CellGrid, texts: [PlacedText]) {
    self.grid = grid
    self.texts = texts
  }
}
