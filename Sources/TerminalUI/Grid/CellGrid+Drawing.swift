extension CellGrid {
  /// Writes text on one row.
  ///
  /// Grapheme clusters stay whole: a wide one that the edge of `clip` or of the grid cuts becomes a blank.
  /// Newlines do not end the row; they show as pictures, as every control does. Text whose style has no
  /// ground stands on the one that is there, and translucent colours are mixed with it.
  ///
  /// - Parameters:
  ///   - text: The text, in the order in which it is to stand from left to right; a `StyledLine` is put into
  ///     that order.
  ///   - point: Where its first column stands; it may lie outside the grid.
  ///   - style: How it looks.
  ///   - clip: The cells that may be written; nil for all.
  /// - Returns: The columns that the text takes, drawn or clipped.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol,
    at point: CellPoint,
    style: CellStyle = .plain,
    clippedTo clip: CellRect? = nil
  ) -> Int {
    let room = clip.map { $0.intersection(bounds) } ?? bounds
    let isRowVisible = point.y >= room.minY && point.y < room.maxY
    var x = point.x
    text.forEachCluster { cluster in
      let contents: [Cell.Content]
      switch cluster {
      case .single(let content):
        guard case .wide = content else {
          if isRowVisible, x >= room.minX, x < room.maxX { lay(content, style, x, point.y) }
          x += 1
          return
        }
        contents = [content, .continuation]
      case .other(let character):
        contents = character.cells
      }
      for content in contents {
        if isRowVisible, x >= room.minX, x < room.maxX {
          switch content {
          case .narrow:
            lay(content, style, x, point.y)
          case .wide:
            let fits = x + 1 < room.maxX
            lay(fits ? content : .narrow(.space), style, x, point.y)
          case .continuation where x == room.minX:
            lay(.narrow(.space), style, x, point.y)
          case .continuation:
            break
          }
        }
        x += 1
      }
    }
    return x - point.x
  }

  /// Fills a rectangle with a cell; a wide one stands at every second column.
  package mutating func fill(_ rect: CellRect, with cell: Cell) {
    let area = rect.intersection(bounds)
    var step = 1
    if case .wide = cell.content { step = 2 }
    for y in area.minY..<area.maxY {
      for x in stride(from: area.minX, to: area.maxX, by: step) {
        self[x, y] = x + step <= area.maxX ? cell : Cell(.narrow(.space), style: cell.style)
      }
    }
  }

  /// Changes how the cells of a rectangle look and leaves what stands in them.
  ///
  /// A wide cluster has one style: it changes when its first half is inside.
  package mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { restyleCell(x, y, change) }
    }
  }

  /// Draws a part of another grid with its top left cell at `point`.
  ///
  /// A wide cluster that the edge of the part cuts becomes a blank. The cursor of the other grid is not taken.
  package mutating func draw(_ other: CellGrid, part: CellRect? = nil, at point: CellPoint) {
    let wanted = part ?? other.bounds
    let source = wanted.intersection(other.bounds)
    let left = point.x + source.minX - wanted.minX
    let top = point.y + source.minY - wanted.minY
    for y in 0..<source.size.height {
      for x in 0..<source.size.width {
        var cell = other[source.minX + x, source.minY + y]
        switch cell.content {
        case .narrow: break
        case .wide where x + 1 < source.size.width && left + x >= 0: break
        case .continuation where x > 0 && left + x > 0: continue
        case .wide, .continuation: cell.content = .narrow(.space)
        }
        put(cell, left + x, top + y)
      }
    }
  }

  /// Draws a box along the inner edge of a rectangle; what is inside stays, and so does the ground
  /// where the style has none.
  ///
  /// A rectangle of less than two rows or columns has no room for a box, and nothing is drawn.
  package mutating func drawBox(_ rect: CellRect, border: BorderStyle, style: CellStyle = .plain) {
    guard rect.size.width >= 2, rect.size.height >= 2 else { return }
    let (left, right, top, bottom) = (rect.minX, rect.maxX - 1, rect.minY, rect.maxY - 1)
    let visible = rect.intersection(bounds)
    for x in visible.minX..<visible.maxX where x > left && x < right {
      lay(.narrow(border.horizontal), style, x, top)
      lay(.narrow(border.horizontal), style, x, bottom)
    }
    for y in visible.minY..<visible.maxY where y > top && y < bottom {
      lay(.narrow(border.vertical), style, left, y)
      lay(.narrow(border.vertical), style, right, y)
    }
    lay(.narrow(border.topLeft), style, left, top)
    lay(.narrow(border.topRight), style, right, top)
    lay(.narrow(border.bottomLeft), style, left, bottom)
    lay(.narrow(border.bottomRight), style, right, bottom)
  }
}
