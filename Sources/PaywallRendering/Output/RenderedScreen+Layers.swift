import FlowDocuments
import TerminalUI

extension RenderedScreen {
  /// All of it as one picture, under a colour that is laid over it; without colours in faint letters.
  func picture(under veil: AssetColor) -> CellGrid {
    let height = regions.reduce(0) { $0 + $1.grid.size.height }
    var grid = CellGrid(size: CellSize(width: body.grid.size.width, height: height))
    for paint in grounds { grid.paint(grid.bounds, with: paint) }
    var y = 0
    for region in regions {
      grid.draw(region.grid, at: CellPoint(x: 0, y: y))
      y += region.grid.size.height
    }
    if grounds.isEmpty {
      grid.restyle(grid.bounds) { $0.attributes.insert(.dim) }
    } else {
      grid.paint(grid.bounds, with: .color(CellColor(veil)))
    }
    return grid
  }
}
