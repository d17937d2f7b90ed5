/// How a terminal draws a character.
package struct Rendition: Hashable, Sendable {
  /// One of a terminal's colours.
  package enum Color: Hashable, Sendable {
    /// One of 256; the first sixteen are the person's own.
    case indexed(Int)
    /// By components.
    case rgb(Int, Int, Int)
  }

  /// The text's colour, nil for the terminal's own.
  package var foreground: Color?
  /// The ground's colour, nil for the terminal's own.
  package var background: Color?
  /// Heavy.
  package var bold = false
  /// Faint.
  package var dim = false
  /// Slanted.
  package var italic = false
  /// Underlined.
  package var underline = false
  /// Text and ground exchanged.
  package var reverse = false

  /// The terminal's own text.
  package init() {}

  /// Applies the parameters of an SGR sequence; false when one of them is not on the list.
  mutating func apply(_ numbers: [Int?]) -> Bool {
    var rest = numbers.map { $0 ?? 0 }[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = Rendition()
      case 1: bold = true
      case 2: dim = true
      case 3: italic = true
      case 4: underline = true
      case 7: reverse = true
      case 22: (bold, dim) = (false, false)
      case 23: italic = false
      case 24: underline = false
      case 27: reverse = false
      case 30...37: foreground = .indexed(number - 30)
      case 39: foreground = nil
      case 40...47: background = .indexed(number - 40)
      case 49: background = nil
      case 90...97: foreground = .indexed(number - 82)
      case 100...107: background = .indexed(number - 92)
      case 38, 48:
        guard let color = Self.color(&rest) else { return false }
        if number == 38 { foreground = color } else { background = color }
      default: return false
      }
    }
    return true
  }

  private static func color(_ rest: inout ArraySlice<Int>) -> Color? {
    switch rest.popFirst() {
    case 5:
      guard let index = rest.popFirst(), (0...255).contains(index) else { return nil }
      return .indexed(index)
    case 2:
      guard let red = rest.popFirst(), let green = rest.popFirst(), let blue = rest.popFirst() else {
        return nil
      }
      return .rgb(red, green, blue)
    default: return nil
    }
  }
}
