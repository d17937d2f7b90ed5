import FlowDocuments
import TerminalUI

// How tall a text may be on the phone. Boxes are as tall as their content here, so only a text that is alone in a box
// of a fixed height can be held against it.
extension ElementLayout {
  /// The height in points that a box has whatever is in it; nil where its content decides.
  func fixedHeight(of box: BoxElement) -> Double? {
    guard case .fixed(let length) = box.height else { return nil }
    let height = lengths.vertical(length)
    return height > 0 ? height : nil
  }

  /// What is left of a height inside an element; nil where several things share it.
  func height(left height: Double, inside element: Element) -> Double? {
    guard !element.stacksItsChildren else { return nil }
    let padding = element.properties.padding
    return max(0, height - lengths.vertical(padding.top) - lengths.vertical(padding.bottom))
  }

  /// The rows that a text of a size may have here: those of its element, or those that fit into the box around it,
  /// whichever are fewer; nil for any number.
  func limit(of text: TextElement, size: Double) -> TextLimit? {
    let scale = size / Self.terminalTextSize
    let cuts = !text.scalesToFit
    // From code: nothing. Inferred: a line is a fifth taller than its letters, and one line is always there.
    if let height = surroundings.textHeight, let rows = Int(exactly: (height / (size * 1.2)).rounded(.down)),
      max(1, rows) < text.maxRows ?? .max
    {
      return TextLimit(RowLimit(rows: max(1, rows), scale: scale, cuts: cuts), boxHeight: height)
    }
    return text.maxRows.map { TextLimit(RowLimit(rows: $0, scale: scale, cuts: cuts)) }
  }

  /// The size in points of text that is as wide on the phone as a terminal draws it.
  private static let terminalTextSize = 17.0
}

extension Element {
  /// Whether it has several children one below the other.
  fileprivate var stacksItsChildren: Bool {
    switch kind {
    case .stack(let stack): stack.axis == .vertical && children.count > 1
    case .grid(let grid): grid.axis == .column && children.count > 1
    case .flexStack, .flex, .pager: children.count > 1
    default: false
    }
  }
}
