package import TerminalUI

extension CellGrid {
  /// The least that a character stands out from its ground as a terminal of a depth shows it.
  ///
  /// Nil where nothing stands in colours that are known. Lines and pictures, whose colours are meant as they are,
  /// do not count.
  package func leastContrast(at depth: ColorDepth) -> Double? {
    var least: Double?
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = self[x, y]
        guard cell.content != .narrow(" "), !cell.style.attributes.contains(.exact) else { continue }
        let shown = cell.style.shown(at: depth)
        guard let front = shown.foreground.components, let back = shown.background.components,
          let ratio = CellColor.rgb(front).contrast(with: .rgb(back))
        else { continue }
        least = min(least ?? ratio, ratio)
      }
    }
    return least
  }

  /// Whether any cell has a colour.
  package var hasColors: Bool {
    (0..<size.height).contains { y in
      (0..<size.width).contains { x in
        self[x, y].style.foreground != .terminalDefault || self[x, y].style.background != .terminalDefault
      }
    }
  }
}
