internal import CNCurses
internal import TerminalUI

/// The colour pairs of ncurses, made as they are needed.
///
/// ncurses numbers pairs of foreground and background; a cell names a number. A number is not given to
/// another pair while cells on the screen may use it: when all are taken they are forgotten together, and the
/// screen has to be sent whole.
struct ColorPairs {
  /// How many colours the terminal shows, within what was asked for.
  let depth: ColorDepth

  private let mostPairs: Int
  private var pens: [Style: Pen] = [:]
  private var pairs: [Pair: Int16] = [:]

  /// What a style means to ncurses: a number, and whether bold has to make up for a bright colour.
  struct Pen {
    let pair: Int16
    let needsBold: Bool
  }

  /// What matters of a style.
  private struct Style: Hashable {
    let foreground: CellColor
    let background: CellColor
    let isExact: Bool
  }

  private struct Pair: Hashable {
    let foreground: Int32
    let background: Int32
  }

  /// Starts colours, where the terminal has them and `limit` allows them; call it once `newterm` has succeeded.
  init(limit: ColorDepth) {
    guard limit != .none, has_colors(), start_color() == OK, use_default_colors() == OK else {
      depth = .none
      mostPairs = 0
      return
    }
    depth = min(limit, ColorDepth(colors: cnc_colors()))
    mostPairs = max(0, min(Int(cnc_color_pairs()), Int(Int16.max)) - 1)
  }

  /// Whether there may be no numbers left for the styles of another frame.
  var areNearlyUsedUp: Bool {
    mostPairs > Self.roomForFrame && pairs.count > mostPairs - Self.roomForFrame
  }

  /// More than the styles of one frame.
  private static let roomForFrame = 8192

  /// Forgets all numbers; what is on the screen then has other colours.
  mutating func forget() {
    pens = [:]
    pairs = [:]
  }

  /// What a style means to ncurses.
  mutating func pen(for style: CellStyle) -> Pen {
    let key = Style(
      foreground: style.foreground,
      background: style.background,
      isExact: style.attributes.contains(.exact)
    )
    if let pen = pens[key] { return pen }
    let pen = newPen(for: style.shown(at: depth))
    pens[key] = pen
    return pen
  }

  private mutating func newPen(for style: CellStyle) -> Pen {
    guard depth != .none else { return Pen(pair: 0, needsBold: false) }
    let foreground = index(of: style.foreground)
    let background = index(of: style.background)
    guard foreground.index >= 0 || background.index >= 0 else { return Pen(pair: 0, needsBold: false) }
    let pair = Pair(foreground: foreground.index, background: background.index)
    return Pen(pair: number(of: pair), needsBold: foreground.isBright)
  }

  /// The number of a pair of colours, made when it is new; 0, the default colours, when there is no room.
  private mutating func number(of pair: Pair) -> Int16 {
    if let number = pairs[pair] { return number }
    guard pairs.count < mostPairs else { return 0 }
    let number = Int16(pairs.count + 1)
    guard init_extended_pair(Int32(number), pair.foreground, pair.background) == OK else { return 0 }
    pairs[pair] = number
    return number
  }

  /// What ncurses calls a colour; -1 is the terminal's default.
  ///
  /// Terminal types with direct colour take the first eight numbers for the terminal's own colours and all
  /// others for components.
  private func index(of color: CellColor) -> (index: Int32, isBright: Bool) {
    if depth == .trueColor {
      if case .ansi(let index) = color.kind, index < 8 { return (Int32(index), false) }
      return (color.components.map { max(8, Int32($0)) } ?? -1, false)
    }
    guard let index = color.paletteIndex(depth: depth) else { return (-1, false) }
    // With only eight colours the bright ones have to be made by bold.
    guard depth == .eight, index >= 8 else { return (Int32(index), false) }
    return (Int32(index) - 8, true)
  }
}

extension ColorDepth {
  /// The depth of a terminal that has this many colours.
  fileprivate init(colors: Int32) {
    switch colors {
    case 257...: self = .trueColor
    case 256: self = .palette
    case 16...: self = .sixteen
    default: self = .eight
    }
  }
}
