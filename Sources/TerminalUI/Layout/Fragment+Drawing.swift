extension Fragment {
  /// Draws on a grid and returns the frames of the tagged fragments, in the order in which they are drawn.
  ///
  /// With `isMirrored` leading is right: every place is counted from the right edge of its parent.
  public func draw(on grid: inout CellGrid, at origin: CellPoint = .zero, isMirrored: Bool) -> [TaggedFrame] {
    var frames: [TaggedFrame] = []
    draw(on: &grid, at: origin, isMirrored, &frames)
    return frames
  }

  private func draw(
    on grid: inout CellGrid,
    at origin: CellPoint,
    _ isMirrored: Bool,
    _ frames: inout [TaggedFrame]
  ) {
    let rect = CellRect(origin: origin, size: size)
    if let tag { frames.append(TaggedFrame(tag: tag, frame: rect)) }
    for drawing in drawings {
      switch drawing {
      case .lines(let lines, let alignment):
        for (row, line) in lines.enumerated() {
          let logical = alignment.offset(of: line.width, in: size.width, isMirrored: isMirrored)
          let x = isMirrored ? size.width - logical - line.width : logical
          grid.write(line, at: CellPoint(x: origin.x + x, y: origin.y + row))
        }
      case .box(let border, let style):
        grid.drawBox(rect, border: border, style: style)
      case .fill(let cell):
        grid.fill(rect, with: cell)
      case .child(let child, let place, let horizontal):
        let logical =
          horizontal?.offset(of: child.size.width, in: size.width, isMirrored: isMirrored) ?? place.x
        let x = isMirrored ? size.width - logical - child.size.width : logical
        child.draw(on: &grid, at: CellPoint(x: origin.x + x, y: origin.y + place.y), isMirrored, &frames)
      }
    }
  }
}
