import FlowDocuments
import TerminalUI

extension ElementLayout {
  /// Notes that a text hardly stands out from its ground, once for each pair of colours.
  ///
  /// The ratio is that of the phone's colours. Documented: WCAG 2 asks for 4.5, and for 3 in large text.
  mutating func reportContrast(ofText index: Int, _ frame: TaggedFrame, on grid: CellGrid) {
    guard let (ratio, style) = grid.leastContrast(in: frame.frame) else { return }
    let wanted = largeTexts.contains(index) ? 3 : 4.5
    guard ratio < wanted, reportedContrasts.insert(style.colorsOnly).inserted else { return }
    let text = texts[index]
    let name = text.stringID ?? ""
    report(
      .lowContrast,
      "“\(name)” stands out from its ground by \(ratio.inTenths):1 "
        + "(\(style.foreground.hexadecimal) on \(style.background.hexadecimal)); "
        + "WCAG asks for \(wanted.inTenths):1",
      at: text.pointer,
      name,
      severity: ratio < CellStyle.leastContrast ? .warning : .note
    )
  }
}

extension CellStyle {
  /// The style without its attributes.
  fileprivate var colorsOnly: CellStyle { CellStyle(foreground: foreground, background: background) }
}

extension Double {
  /// The number with one digit after the point, rounded down so that nothing looks better than it is.
  fileprivate var inTenths: String {
    let tenths = Int((Swift.min(Swift.max(self, 0), 100) * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension CellColor {
  /// The colour as files write it: `#RRGGBB`.
  fileprivate var hexadecimal: String {
    let digits = String(components ?? 0, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
