import TerminalUI

/// A name that is cut rather than wrapped: of a picture, for instance.
struct LabelNode: LayoutNode {
  let extent: WidthExtent

  private let text: String

  init(_ text: String) {
    self.text = text
    extent = WidthExtent(minimum: 1, natural: text.cellWidth)
  }

  func fragment(width: Int) -> Fragment {
    let shown = text.truncated(toWidth: max(1, width))
    return TextNode([StyledRun(shown, style: CellStyle(attributes: .dim))]).fragment(width: max(1, width))
  }
}
