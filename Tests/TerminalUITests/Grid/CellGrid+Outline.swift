import TerminalUI

extension CellGrid {
  /// Every cell of the grid: `·` for a blank, `‹` for a continuation; a line for each row.
  var outline: String {
    (0..<size.height).map { y in
      (0..<size.width).map { x in
        switch self[x, y].content {
        case .narrow(" "): "·"
        case .narrow(let cluster), .wide(let cluster): String(cluster.character)
        case .continuation: "‹"
        }
      }.joined()
    }.joined(separator: "\n")
  }
}
