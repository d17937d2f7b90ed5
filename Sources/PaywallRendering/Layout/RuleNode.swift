import TerminalUI

/// A line across: what a box of one or two points without content is on the phone.
struct RuleNode: LayoutNode {
  let extent = WidthExtent(minimum: 0, natural: 0, fills: true)

  /// Its colour.
  let color: CellColor

  func fragment(width: Int) -> Fragment {
    guard width > 0 else { return .empty }
    let style = CellStyle(foreground: color, attributes: [.dim, .exact])
    let line = StyledRun(String(repeating: "─", count: width), style: style)
    return TextNode([line]).fragment(width: width)
  }
}
