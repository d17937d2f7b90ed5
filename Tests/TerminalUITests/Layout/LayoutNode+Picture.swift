import TerminalUI

extension LayoutNode {
  /// The node, drawn on as many cells as it takes.
  func picture(width: Int, isMirrored: Bool = false) -> String {
    let fragment = fragment(width: width)
    var grid = CellGrid(size: fragment.size)
    _ = fragment.draw(on: &grid, isMirrored: isMirrored)
    return grid.picture
  }
}

/// A text of one style.
func text(_ text: String, _ alignment: CrossAlignment = .start, tag: Int? = nil) -> TextNode {
  TextNode([StyledRun(text)], alignment: alignment, tag: tag)
}
