import FlowDocuments
import TerminalUI

extension ElementLayout {
  /// A bar or a ring; what of it is reached is drawn in its own colour, as on the phone.
  func progressNode(_ progress: ProgressElement) -> any LayoutNode {
    guard !surroundings.isTransparent else { return TextNode([]) }
    let part = state.part(progress.value, of: progress.range)
    let color = paint(progress.asset)?.mainColor
    let style = color.map { CellStyle(foreground: $0, attributes: .exact) } ?? .plain
    switch progress.shape {
    case .horizontal(let alignment):
      return TrackNode(
        look: .bar,
        part: part,
        origin: origin(alignment),
        rows: max(1, surroundings.pictureRows),
        style: style
      )
    case .vertical(let alignment):
      return column(part, from: alignment.cross, style)
    case .radial:
      return TextNode([StyledRun(Self.ring(part), style: style)])
    }
  }

  /// The side that a bar grows from, as the screen is read.
  private func origin(_ alignment: HorizontalAlignment) -> CrossAlignment {
    let isMirrored = screen.localization.direction == .rightToLeft
    return switch alignment {
    case .left: isMirrored ? .end : .start
    case .right: isMirrored ? .start : .end
    case .leading, .center, .trailing, .justified: alignment.cross
    }
  }

  /// A bar that stands: it is as tall as the box around it.
  private func column(_ part: Double, from origin: CrossAlignment, _ style: CellStyle) -> any LayoutNode {
    let rows = surroundings.pictureRows > 0 ? surroundings.pictureRows : Self.columnRows
    let reached = Int((part * Double(rows)).rounded())
    let before = origin.offset(of: reached, in: rows)
    let bars = (0..<rows).map { row in
      TrackNode(look: .bar, part: (before..<before + reached).contains(row) ? 1 : 0, style: style)
    }
    return VStackNode(bars)
  }

  /// The rows of a bar that no box gives a height.
  private static let columnRows = 5

  /// The character that shows a part of a circle, to the nearest quarter; only nothing is empty and only all of it
  /// is full.
  private static func ring(_ part: Double) -> String {
    switch part {
    case ...0: "○"
    case ..<0.375: "◔"
    case ..<0.625: "◑"
    case ..<1: "◕"
    default: "●"
    }
  }
}
