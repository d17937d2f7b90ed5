extension CellStyle {
  /// The least contrast that a palette's text is shown with, whatever the file says: the lowest that WCAG 2
  /// knows, for large text.
  package static let leastContrast = 3.0

  /// The least contrast that text by its components is shown with.
  ///
  /// Such a terminal shows what the phone shows, poor colours too, so that they can be judged. Only what could
  /// be taken for nothing is lifted, since a text that is there has to be seen.
  private static let leastContrastOfComponents = 1.3

  /// The least contrast among the terminal's own sixteen colours, which may look different from what is
  /// reckoned with.
  private static let leastContrastOfSixteen = 4.5

  /// The same style in the colours that a depth has.
  ///
  /// Text stays readable: a colour that would hardly stand out from its ground gives way to the nearest that
  /// does. Only `exact` cells are left as they are.
  package func shown(at depth: ColorDepth) -> CellStyle {
    var shown = self
    switch depth {
    case .none:
      shown.foreground = .terminalDefault
      shown.background = .terminalDefault
    case .trueColor:
      guard let text = foreground.rgb, let ground = background.rgb, !isExact else { break }
      shown.foreground = .rgb(text.standingOut(from: ground, by: Self.leastContrastOfComponents).bits)
    case .eight, .sixteen, .palette:
      shown.background = background.paletteIndex(depth: depth).map { .ansi($0) } ?? background
      shown.foreground = foreground.paletteIndex(depth: depth).map { .ansi($0) } ?? foreground
      guard let text = foreground.rgb, background.rgb != nil, !isExact,
        case .ansi(let index) = shown.background.kind
      else { break }
      shown.foreground = .ansi(Self.entry(for: text, on: RGB(paletteEntry: index), depth))
    }
    return shown
  }

  /// The entry of the palette for text on a ground.
  private static func entry(for text: RGB, on ground: RGB, _ depth: ColorDepth) -> UInt8 {
    let entries = depth.paletteEntries
    if depth == .palette {
      let readable = text.standingOut(from: ground, by: leastContrast)
      let least = min(leastContrast, readable.contrast(with: ground))
      if let index = readable.nearest(in: entries, where: { $0.contrast(with: ground) >= least }) {
        return index
      }
    } else if let index = text.nearest(in: entries),
      RGB(paletteEntry: index).contrast(with: ground) >= leastContrastOfSixteen
    {
      return index
    }
    return ground.mostContrasting(in: depth == .eight ? 0...7 : 0...15)
  }

  private var isExact: Bool { attributes.contains(.exact) }

  /// The style as it lies over a ground: translucent colours mixed, a ground of its own or the one below.
  func laid(over ground: CellColor) -> CellStyle {
    var laid = self
    laid.background = background == .terminalDefault ? ground : background.over(ground)
    laid.foreground = foreground.over(laid.background)
    return laid
  }
}
