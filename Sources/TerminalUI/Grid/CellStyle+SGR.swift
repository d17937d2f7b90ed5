extension CellStyle {
  /// The escape sequence that selects the style, whatever was selected before (ECMA-48, SGR).
  func selectGraphicRendition(depth: ColorDepth) -> String {
    var codes = ["0"]
    let attributeCodes: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
    ]
    codes += attributeCodes.filter { attributes.contains($0.0) }.map(\.1)
    codes += CellStyle.colorCodes(foreground, base: 30, depth: depth)
    codes += CellStyle.colorCodes(background, base: 40, depth: depth)
    return "\u{1B}[" + (codes == ["0"] ? "" : codes.joined(separator: ";")) + "m"
  }

  /// The SGR codes of a colour; `base` is 30 for text and 40 for its ground.
  private static func colorCodes(_ color: CellColor, base: Int, depth: ColorDepth) -> [String] {
    if depth == .trueColor, case .rgb(let red, let green, let blue) = color {
      return ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
    guard let index = color.paletteIndex(depth: depth) else { return [] }
    switch index {
    case 0..<8: return ["\(base + Int(index))"]
    case 8..<16: return ["\(base + 60 + Int(index) - 8)"]
    default: return ["\(base + 8)", "5", "\(index)"]
    }
  }

  /// Whether it can be seen on a cell with nothing in it.
  var isSeenOnBlank: Bool {
    background != .terminalDefault || !attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }
}
