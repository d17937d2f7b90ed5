internal import CNCurses
public import TerminalUI

extension CursesScreen {
  /// Shows a frame; ncurses sends what differs from the one before.
  public mutating func present(_ grid: CellGrid) {
    let frame = isUTF8 ? grid : grid.inASCII
    let width = min(frame.size.width, size.width)
    werase(cnc_standard_window())
    for y in 0..<min(frame.size.height, size.height) {
      for x in 0..<width {
        let cell = frame[x, y]
        guard cell != .blank else { continue }
        switch cell.content {
        case .narrow(let character): put(character, style: cell.style, x, y)
        case .wide(let character) where x + 1 < width: put(character, style: cell.style, x, y)
        case .wide: put(" ", style: cell.style, x, y)
        case .continuation: break
        }
      }
    }
    showCursor(at: frame.cursor)
    wnoutrefresh(cnc_standard_window())
    doupdate()
  }

  /// Forgets what the screen shows, so that the next frame is sent whole.
  public mutating func redrawFromScratch() {
    clearok(cnc_standard_window(), true)
  }

  /// Puts a cluster at a place; at the last cell ncurses reports an error, after it has put it there.
  private mutating func put(_ character: Character, style: CellStyle, _ x: Int, _ y: Int) {
    let scalars = character.unicodeScalars.map { wchar_t($0.value) } + [0]
    let pair = colors.pair(for: style)
    var attributes = style.attributes.cursesAttributes
    if pair.needsBold { attributes |= cnc_bold }
    var complex = cchar_t()
    guard setcchar(&complex, scalars, attributes, pair.number, nil) == OK else { return }
    mvwadd_wch(cnc_standard_window(), Int32(y), Int32(x), &complex)
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
  /// The same for ncurses, which has no strikethrough.
  fileprivate var cursesAttributes: attr_t {
    let pairs: [(CellStyle.Attributes, attr_t)] = [
      (.bold, cnc_bold), (.dim, cnc_dim), (.italic, cnc_italic), (.underline, cnc_underline),
      (.reverse, cnc_reverse),
    ]
    return pairs.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}
