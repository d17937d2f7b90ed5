extension CellGrid {
  /// Lays paint over an area: an opaque colour hides what stands there, a translucent one tints it.
  package mutating func paint(_ rect: CellRect, with paint: Paint) {
    let area = rect.intersection(bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let color = paint.color(x: x - rect.minX, y: y - rect.minY, in: rect.size)
        if color.alpha == 255 {
          put(Cell(.narrow(.space), style: CellStyle(background: color)), x, y)
        } else {
          restyleCell(x, y) { style in
            style.background = color.over(style.background)
            if style.foreground != .terminalDefault { style.foreground = color.over(style.foreground) }
          }
        }
      }
    }
  }

  /// Makes blanks of an area; its ground stays.
  mutating func clear(_ rect: CellRect) {
    let area = rect.intersection(bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { lay(.narrow(.space), .plain, x, y) }
    }
  }
}
