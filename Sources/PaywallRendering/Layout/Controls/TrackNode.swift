import TerminalUI

/// A track across all the room that it is offered, a part of which is reached.
struct TrackNode: LayoutNode {
  /// What a track is drawn with.
  struct Look {
    /// What the reached part is made of.
    var reached: Character
    /// What the rest is made of.
    var rest: Character
    /// What stands at the end of the reached part; nil for nothing.
    var knob: Character?

    /// A slider: a line with a knob.
    static let slider = Look(reached: "━", rest: "─", knob: "●")

    /// A progress: a bar.
    static let bar = Look(reached: "█", rest: "░", knob: nil)
  }

  let extent = WidthExtent(minimum: 3, natural: 10, fills: true)

  let look: Look

  /// How much is reached, from 0 to 1.
  let part: Double

  /// Where the reached part grows from.
  var origin = CrossAlignment.start

  /// How many rows it is tall.
  var rows = 1

  /// How the reached part looks.
  let style: CellStyle

  func fragment(width: Int) -> Fragment {
    guard width > 0 else { return .empty }
    let line = line(width: width)
    return VStackNode(Array(repeating: TextNode(line), count: max(1, rows))).fragment(width: width)
  }

  private func line(width: Int) -> [StyledRun] {
    let knob = look.knob.map { String($0) } ?? ""
    let room = max(0, width - knob.count)
    let reached = Int((min(max(part, 0), 1) * Double(room)).rounded())
    let before = origin.offset(of: reached, in: room)
    let rest = style.union(.dim)
    return [
      StyledRun(String(repeating: look.rest, count: before), style: rest),
      StyledRun(String(repeating: look.reached, count: reached), style: style),
      StyledRun(knob, style: style),
      StyledRun(String(repeating: look.rest, count: room - before - reached), style: rest),
    ]
  }
}

extension CellStyle {
  /// The style with attributes added.
  func union(_ attributes: Attributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}
