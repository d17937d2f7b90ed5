import TerminalUI

/// A line across: what a box of one or two points without content is on the phone.
struct RuleNode: LayoutNode {
  let extent = WidthExtent(minimum: 0, natural: 0, fills: true)

  func fragment(width: Int) -> Fragment {
    guard width > 0 else { return .empty }
    let line = StyledRun(String(repeating: "─", count: width), style: CellStyle(attributes: .dim))
    return TextNode([line]).fragment(width: width)
  }
}
