internal import CNCurses
internal import TerminalUI

/// The colour pairs of ncurses, made as they are needed.
///
/// ncurses numbers pairs of foreground and background; a cell names a number. A number is never given to
/// another pair, since cells on the screen may use it; when all are taken, cells keep the default colours.
struct ColorPairs {
  /// How many colours the terminal shows, within what was asked for.
  let depth: ColorDepth

  /// Whether there are only eight, so that the bright ones have to be made by bold.
  private let lacksBrightColors: Bool
  private let mostPairs: Int
  private var pairs: [Pair: Int16] = [:]

  private struct Pair: Hashable {
    let foreground: Int32
    let background: Int32
  }

  /// Starts colours, where the terminal has them and `limit` allows them; call it once `newterm` has succeeded.
  init(limit: ColorDepth) {
    guard limit != .none, has_colors(), start_color() == OK, use_default_colors() == OK else {
      depth = .none
      lacksBrightColors = false
      mostPairs = 0
      return
    }
    let colors = cnc_colors()
    lacksBrightColors = colors < 16
    switch (limit, colors) {
    case (.sixteen, _), (_, ..<256): depth = .sixteen
    case (.trueColor, 257...): depth = .trueColor
    default: depth = .palette
    }
    mostPairs = max(0, min(Int(cnc_color_pairs()), Int(Int16.max)) - 1)
  }

  /// The number of the pair for a style, and whether bold has to make up for a bright colour.
  mutating func pair(for style: CellStyle) -> (number: Int16, needsBold: Bool) {
    guard depth != .none else { return (0, false) }
    let foreground = index(of: style.foreground)
    let background = index(of: style.background)
    guard foreground.index >= 0 || background.index >= 0 else { return (0, false) }
    let pair = Pair(foreground: foreground.index, background: background.index)
    return (number(of: pair), foreground.isBright)
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
      if case .ansi(let index) = color, index < 8 { return (Int32(index), false) }
      return (color.components.map { max(8, Int32($0)) } ?? -1, false)
    }
    guard let index = color.paletteIndex(depth: depth) else { return (-1, false) }
    guard lacksBrightColors, index >= 8 else { return (Int32(index), false) }
    return (Int32(index) - 8, true)
  }
}
