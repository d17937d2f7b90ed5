extension CellColor {
  /// The entry of the terminal's palette that is nearest to the colour; nil for the terminal's default and
  /// where no colours may be used.
  ///
  /// At a depth of sixteen the answer is below 16. At greater depths an `rgb` colour is given one of the
  /// entries from 16 on, since the first sixteen look different on every terminal.
  public func paletteIndex(depth: ColorDepth) -> UInt8? {
    guard depth != .none else { return nil }
    switch self {
    case .terminalDefault: return nil
    case .ansi(let index): return depth == .sixteen ? index & 15 : index
    case .rgb(let red, let green, let blue):
      let color = RGB(red: Int(red), green: Int(green), blue: Int(blue))
      return depth == .sixteen ? color.nearest(in: 0..<16) : color.nearest(in: 16..<256)
    }
  }

  /// The colour as one number, red in the highest of three bytes; nil for the terminal's default.
  ///
  /// For an entry of the palette it is the colour that xterm gives the entry.
  public var components: UInt32? {
    let color: RGB
    switch self {
    case .terminalDefault: return nil
    case .ansi(let index): color = RGB.paletteEntry(Int(index))
    case .rgb(let red, let green, let blue): color = RGB(red: Int(red), green: Int(green), blue: Int(blue))
    }
    return UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }
}

/// A colour by its components, each from 0 to 255.
private struct RGB {
  let red: Int
  let green: Int
  let blue: Int

  /// The entry among `indexes` that looks most like the colour.
  func nearest(in indexes: Range<Int>) -> UInt8? {
    indexes.min { RGB.paletteEntry($0).distance(to: self) < RGB.paletteEntry($1).distance(to: self) }
      .map(UInt8.init)
  }

  /// How different two colours look: squares weighted by how well the eye tells each component.
  private func distance(to other: RGB) -> Int {
    let (reds, greens, blues) = (red - other.red, green - other.green, blue - other.blue)
    return 3 * reds * reds + 6 * greens * greens + 2 * blues * blues
  }

  /// The colour of a palette entry as xterm has it by default: 16 colours, a cube of 6×6×6, 24 greys.
  static func paletteEntry(_ index: Int) -> RGB {
    switch index {
    case 0..<16:
      return basic[index]
    case 16..<232:
      let levels = [0, 95, 135, 175, 215, 255]
      let cube = index - 16
      return RGB(red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
    default:
      let grey = 8 + 10 * (index - 232)
      return RGB(red: grey, green: grey, blue: grey)
    }
  }

  private static let basic: [RGB] = [
    RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0),
    RGB(red: 0, green: 205, blue: 0), RGB(red: 205, green: 205, blue: 0),
    RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
    RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
    RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0),
    RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
    RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255),
    RGB(red: 0, green: 255, blue: 255), RGB(red: 255, green: 255, blue: 255),
  ]
}
