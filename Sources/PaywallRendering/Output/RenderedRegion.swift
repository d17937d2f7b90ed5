package import TerminalUI

/// A drawn part of a screen, as tall as it wants to be.
package struct RenderedRegion: Sendable {
  /// The part of the screen that it is.
  package let part: ScreenPart

  /// The cells.
  package let grid: CellGrid

  /// The texts that stand on it, in the order of the file.
  package let texts: [PlacedText]

  /// What a person can press, turn or type into on it, in the order of the file.
  package let controls: [PlacedControl]

  /// The pictures that stand on it, in the order of the file; small ones that are drawn as icons are not
  /// among them.
  package let pictures: [PlacedPicture]

  /// The pagers on it that have more than one page, in the order of the file.
  package let pagers: [PlacedPager]

  /// Creates a region.
  package init(
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
