extension Fragment {
  /// Draws on a grid and returns the frames of the tagged fragments, in the order in which they are drawn.
  ///
  /// With `isMirrored` leading is right: every place is counted from the right edge of its parent, and
  /// paragraphs run from right to left.
  package func draw(on grid: inout CellGrid, at origin: CellPoint = .zero, isMirrored: Bool) -> [TaggedFrame]
  {
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
    if let tag { frames.append(TaggedFrame(tag: tag, frame: rect, neededRows: neededRows)) }
    for drawing in drawings {
      switch drawing {
      case .paragraphs(let paragraphs, let alignment):
        var y = origin.y
        for paragraph in paragraphs {
          let bidi = grid.bidiParagraph(paragraph.text, base: isMirrored ? .rightToLeft : .leftToRight)
          for (line, start) in paragraph.lines {
            let logical = alignment.offset(of: line.width, in: size.width, isMirrored: isMirrored)
            let x = isMirrored ? size.width - logical - line.width : logical
            grid.write(line, of: bidi, from: start, at: CellPoint(x: origin.x + x, y: y))
            y += 1
          }
        }
      case .box(let border, let style):
        grid.drawBox(rect, border: border, style: style)
      case .ground(let paint):
        grid.paint(rect, with: paint)
      case .blank:
        grid.clear(rect)
      case .picture(let picture):
        grid.draw(picture, at: origin)
      case .child(let child, let place, let horizontal):
        let logical =
          horizontal?.offset(of: child.size.width, in: size.width, isMirrored: isMirrored) ?? place.x
        let x = isMirrored ? size.width - logical - child.size.width : logical
        child.draw(on: &grid, at: CellPoint(x: origin.x + x, y: origin.y + place.y), isMirrored, &frames)
      }
    }
  }
}
