extension CellStyle {
  /// The escape sequence that selects the style, whatever was selected before (ECMA-48, SGR).
  func selectGraphicRendition(depth: ColorDepth) -> String {
    let shown = shown(at: depth)
    var codes = ["0"]
    let attributeCodes: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
    ]
    codes += attributeCodes.filter { attributes.contains($0.0) }.map(\.1)
    codes += CellStyle.colorCodes(shown.foreground, base: 30)
    codes += CellStyle.colorCodes(shown.background, base: 40)
    return "\u{1B}[" + (codes == ["0"] ? "" : codes.joined(separator: ";")) + "m"
  }

  /// The SGR codes of a colour; `base` is 30 for text and 40 for its ground.
  private static func colorCodes(_ color: CellColor, base: Int) -> [String] {
    switch color.kind {
    case .terminalDefault: []
    case .ansi(let index) where index < 8: ["\(base + Int(index))"]
    case .ansi(let index) where index < 16: ["\(base + 60 + Int(index) - 8)"]
    case .ansi(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue, _): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }

  /// Whether it can be seen on a cell with nothing in it.
  var isSeenOnBlank: Bool {
    background != .terminalDefault || !attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }
}
