import TerminalUI

extension CellGrid {
  /// Makes text and ground fit: one of them may be in a colour of the file and the other not.
  ///
  /// Nobody knows what the terminal's own colours look like. So on its ground text is in its colour too, and on
  /// a ground of the file text without a colour is black or white, whichever stands out.
  mutating func settleColors() {
    restyle(bounds) { style in
      switch (style.foreground == .terminalDefault, style.background == .terminalDefault) {
      case (false, true): style.foreground = .terminalDefault
      case (true, false):
        style.foreground = style.attributes.contains(.exact) ? style.background : style.background.ink
      case (true, true), (false, false): break
      }
    }
  }
}

extension CellGrid {
  /// Leaves only what needs no colour.
  mutating func dropColors() {
    restyle(bounds) { style in style = CellStyle(attributes: style.attributes) }
  }

  /// The least that text stands out from its ground in a rectangle, with its colours; nil where none is in
  /// colours of the file.
  func leastContrast(in rect: CellRect) -> (ratio: Double, style: CellStyle)? {
    var least: (ratio: Double, style: CellStyle)?
    var last: CellStyle?
    let area = rect.intersection(bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let cell = self[x, y]
        guard cell.style != last, cell.content != .narrow(.space) else { continue }
        last = cell.style
        guard let ratio = cell.style.foreground.contrast(with: cell.style.background) else { continue }
        if least.map({ ratio < $0.ratio }) ?? true { least = (ratio, cell.style) }
      }
    }
    return least
  }
}

extension CellColor {
  /// The one of black and white that stands out more on it.
  fileprivate var ink: CellColor {
    let (black, white) = (contrast(with: .black) ?? 1, contrast(with: .white) ?? 1)
    return white > black ? .white : .black
  }
}
