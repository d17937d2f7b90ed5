package import TerminalUI

extension Presentation {
  /// The whole screen; every cell of it is drawn.
  package var frame: CellGrid {
    var grid = CellGrid(size: state.size, textOrder: state.textOrder)
    guard areas.isUsable else {
      grid.write("terminal too small".truncated(toWidth: state.size.width), at: .zero)
      return grid
    }
    drawLines(on: &grid)
    for (pane, inside) in areas.panes {
      switch pane {
      case .locale: LocalePane.draw(self, in: inside, on: &grid)
      case .paywall: PaywallPane.draw(self, in: inside, on: &grid)
      case .why: WhyPane.draw(self, in: inside, on: &grid)
      }
    }
    state.overlay?.draw(self, on: &grid)
    grid.write(StatusLine.line(for: state, width: state.size.width), row: 0, in: areas.status)
    return grid
  }

  /// The lines around and between the panes, with their titles.
  private func drawLines(on grid: inout CellGrid) {
    grid.drawBox(areas.body, border: .light, style: Theme.line)
    for (pane, inside) in areas.panes {
      let edge = areas.leftEdge(of: pane)
      if edge > 0 {
        let x = edge
        grid.write("┬", at: CellPoint(x: x, y: areas.body.minY), style: Theme.line)
        let line = CellRect(x: x, y: inside.minY, width: 1, height: inside.size.height)
        grid.fill(line, with: Cell(.narrow("│"), style: Theme.line))
        grid.write("┴", at: CellPoint(x: x, y: areas.body.maxY - 1), style: Theme.line)
      }
      let title = pane == .paywall ? PaywallPane.title(self) : pane.title
      let style = pane == state.focus ? Theme.focusedTitle : Theme.title
      let line = StyledLine(" \(title) ", style: style)
      let room = max(0, inside.size.width - 2)
      grid.write(line, row: 0, in: CellRect(x: edge + 2, y: areas.body.minY, width: room, height: 1))
    }
  }
}
