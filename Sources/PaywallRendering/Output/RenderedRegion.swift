public import TerminalUI

/// A drawn part of a screen, as tall as it wants to be.
public struct RenderedRegion: Sendable {
  /// The cells.
  public let grid: CellGrid

  /// The texts that stand on it, in the order of the file.
  public let texts: [PlacedText]

  /// What a person can press, turn or type into on it, in the order of the file.
  public let controls: [PlacedControl]

  /// Creates a region.
  public init(grid: CellGrid, texts: [PlacedText], controls: [PlacedControl] = []) {
    self.grid = grid
    self.texts = texts
    self.controls = controls
  }
}
