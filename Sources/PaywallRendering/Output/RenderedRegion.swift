public import TerminalUI

/// A drawn part of a screen, as tall as it wants to be.
public struct RenderedRegion: Sendable {
  /// The part of the screen that it is.
  public let part: ScreenPart

  /// The cells.
  public let grid: CellGrid

  /// The texts that stand on it, in the order of the file.
  public let texts: [PlacedText]

  /// What a person can press, turn or type into on it, in the order of the file.
  public let controls: [PlacedControl]

  /// The pictures that stand on it, in the order of the file; small ones that are drawn as icons are not
  /// among them.
  public let pictures: [PlacedPicture]

  /// The pagers on it that have more than one page, in the order of the file.
  public let pagers: [PlacedPager]

  /// Creates a region.
  public init(
    part: ScreenPart = .body,
    grid: CellGrid,
    texts: [PlacedText],
    controls: [PlacedControl] = [],
    pictures: [PlacedPicture] = [],
    pagers: [PlacedPager] = []
  ) {
    self.part = part
    self.grid = grid
    self.texts = texts
    self.controls = controls
    self.pictures = pictures
    self.pagers = pagers
  }
}
