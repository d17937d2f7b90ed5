internal import CNCurses
package import TerminalUI

extension CursesScreen {
  /// Shows a frame; ncurses sends what differs from the one before.
  ///
  /// Rows that are as they were are not even given to ncurses, which would look at every cell of them.
  package mutating func present(_ grid: CellGrid) {
    let frame = isUTF8 ? grid : grid.inASCII
    if colors.areNearlyUsedUp {
      colors.forget()
      redrawFromScratch()
    }
    let before = shown?.size == frame.size ? shown : nil
    if before == nil { werase(cnc_standard_window()) }
    for y in 0..<min(frame.size.height, size.height) {
      let row = frame.row(y)
      if before?.row(y) != row { put(row, y) }
    }
    shown = frame
    showCursor(at: frame.cursor)
    spool.gather(output) {
      wnoutrefresh(cnc_standard_window())
      doupdate()
    }
  }

  /// Forgets what the screen shows, so that the next frame is sent whole.
  package mutating func redrawFromScratch() {
    shown = nil
    clearok(cnc_standard_window(), true)
  }

  /// What a style means to ncurses.
  private struct Pen {
    let attributes: attr_t
    let pair: Int16
  }

  private mutating func pen(for style: CellStyle) -> Pen {
    let color = colors.pen(for: style)
    var attributes = style.attributes.cursesAttributes
    if strikesOut, style.attributes.contains(.strikethrough) { attributes |= cnc_blink }
    return Pen(attributes: color.needsBold ? attributes | cnc_bold : attributes, pair: color.pair)
  }

  /// Puts the cells of a row.
  private mutating func put(_ row: ArraySlice<Cell>, _ y: Int) {
    // Neighbours mostly look alike, so what a style means to ncurses is worked out once for all of them.
    var style = CellStyle.plain
    var pen = pen(for: style)
    let width = min(row.count, size.width)
    for (x, cell) in row.prefix(width).enumerated() {
      if cell.style != style {
        style = cell.style
        pen = self.pen(for: style)
      }
      switch cell.content {
      case .narrow(let cluster): put(cluster, with: pen, x, y)
      case .wide(let cluster) where x + 1 < width: put(cluster, with: pen, x, y)
      case .wide: put(.space, with: pen, x, y)
      case .continuation: break
      }
    }
  }

  /// Puts a cluster at a place; at the last cell ncurses reports an error, after it has put it there.
  private func put(_ cluster: CellCluster, with pen: Pen, _ x: Int, _ y: Int) {
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: CellCluster.mostScalars + 1) { scalars in
      for index in 0..<CellCluster.mostScalars { scalars[index] = wchar_t(cluster.value(at: index)) }
      scalars[CellCluster.mostScalars] = 0
      var complex = cchar_t()
      guard setcchar(&complex, scalars.baseAddress, pen.attributes, pen.pair, nil) == OK else { return }
      mvwadd_wch(cnc_standard_window(), Int32(y), Int32(x), &complex)
    }
  }

  private mutating func showCursor(at point: CellPoint?) {
    if let point, point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height {
      wmove(cnc_standard_window(), Int32(point.y), Int32(point.x))
    }
    guard isCursorShown != (point != nil) else { return }
    isCursorShown = point != nil
    curs_set(isCursorShown ? 1 : 0)
  }
}

extension CellStyle.Attributes {
  /// The same for ncurses, which has no strikethrough of its own.
  fileprivate var cursesAttributes: attr_t {
    let pairs: [(CellStyle.Attributes, attr_t)] = [
      (.bold, cnc_bold), (.dim, cnc_dim), (.italic, cnc_italic), (.underline, cnc_underline),
      (.reverse, cnc_reverse),
    ]
    return pairs.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}
