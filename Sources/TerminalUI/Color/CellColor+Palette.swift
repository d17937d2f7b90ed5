extension CellColor {
  /// The entry of the terminal's palette that is nearest to the colour; nil for the terminal's default and
  /// where no colours may be used.
  ///
  /// At a depth of eight or sixteen the answer is below that, except for a bright one of the terminal's own.
  /// At greater depths a colour by its components is given one of the entries from 16 on, since the first
  /// sixteen look different on every terminal.
  package func paletteIndex(depth: ColorDepth) -> UInt8? {
    guard depth != .none else { return nil }
    switch kind {
    case .terminalDefault: return nil
    case .ansi(let index): return depth <= .sixteen ? index & 15 : index
    case .rgb: return rgb?.nearest(in: depth.paletteEntries)
    }
  }

  /// The colour as one number, red in the highest of three bytes; nil for the terminal's default.
  ///
  /// For an entry of the palette it is the colour that xterm gives the entry.
  package var components: UInt32? {
    switch kind {
    case .terminalDefault: nil
    case .ansi(let index): RGB(paletteEntry: index).bits
    case .rgb: rgb?.bits
    }
  }
}

extension ColorDepth {
  /// The entries of the palette that stand for colours by their components.
  var paletteEntries: ClosedRange<UInt8> {
    switch self {
    case .none, .eight: 0...7
    case .sixteen: 0...15
    case .palette, .trueColor: 16...255
    }
  }
}
