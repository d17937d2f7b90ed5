package import TerminalUI

/// Makes a frame of the state.
package enum FrameRenderer {
  /// The whole screen; every cell of it is drawn.
  package static func frame(for state: AppState) -> CellGrid {
    var grid = CellGrid(size: state.size, textOrder: state.textOrder)
    let areas = state.areas
    guard areas.isUsable else {
      grid.write("terminal too small".truncated(toWidth: state.size.width), at: .zero)
      return grid
    }
    drawLines(state, areas, on: &grid)
    for (pane, inside) in areas.panes {
      switch pane {
      case .locale: LocalePane.draw(state, in: inside, on: &grid)
      case .paywall: PaywallPane.draw(state, in: inside, on: &grid)
      case .why: WhyPane.draw(state, in: inside, on: &grid)
      }
    }
    switch state.overlay {
    case .help(let context, let offset): HelpOverlay.draw(context, offset, state, on: &grid)
    case .chooser(let chooser): ChooserOverlay.draw(chooser, state, on: &grid)
    case .rules(let rules): RulesOverlay.draw(rules, state, on: &grid)
    case .search: SearchOverlay.draw(state, on: &grid)
    case .question(let selection): QuestionOverlay.draw(selection, state, on: &grid)
    case .field, nil: break
    }
    if state.overlay != nil, state.overlay != .search { grid.cursor = nil }
    if case .field(_, let field) = state.overlay { FieldOverlay.draw(field, state, on: &grid) }
    grid.write(StatusLine.line(for: state, width: state.size.width), row: 0, in: areas.status)
    return grid
  }

  /// The lines around and between the panes, with their titles.
  private static func drawLines(_ state: AppState, _ areas: FrameAreas, on grid: inout CellGrid) {
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
      let title = pane == .paywall ? PaywallPane.title(state) : pane.title
      let style = pane == state.focus ? Theme.focusedTitle : Theme.title
      let line = StyledLine(" \(title) ", style: style)
      let room = max(0, inside.size.width - 2)
      grid.write(line, row: 0, in: CellRect(x: edge + 2, y: areas.body.minY, width: room, height: 1))
    }
  }
}
