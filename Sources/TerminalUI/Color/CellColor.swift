/// The colour of a cell's text or ground.
///
/// Four bytes, since cells are copied a lot: alpha in the highest, then red, green and blue; with an alpha of
/// 0 it is one of the terminal's own colours.
package struct CellColor: Hashable, Sendable {
  private let bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// What a colour is told by.
  package enum Kind: Hashable, Sendable {
    /// Whatever the terminal uses where nothing is asked for.
    case terminalDefault
    /// An entry of the terminal's palette; the look of the first sixteen is the person's own choice.
    case ansi(UInt8)
    /// Its components; a device with fewer colours takes the nearest one it has.
    case rgb(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  }

  /// Whatever the terminal uses where nothing is asked for; as a ground, it lets through what is below.
  package static let terminalDefault = CellColor(bits: 0)

  /// One of the terminal's sixteen colours, or another entry of its palette.
  package static func ansi(_ index: UInt8) -> CellColor {
    CellColor(bits: 0x100 | UInt32(index))
  }

  /// A colour by its components.
  ///
  /// Below an alpha of 255 it is mixed with what it is drawn over; 0 counts as 1, which no eye can tell.
  package static func rgb(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) -> CellColor {
    CellColor(bits: UInt32(max(alpha, 1)) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// A colour by one number, red in the highest of three bytes.
  package static func rgb(_ components: UInt32) -> CellColor {
    CellColor(bits: 0xFF00_0000 | components & 0xFF_FFFF)
  }

  /// What it is told by.
  package var kind: Kind {
    if bits == 0 { return .terminalDefault }
    if bits >> 24 == 0 { return .ansi(UInt8(bits & 0xFF)) }
    let color = RGB(bits)
    return .rgb(red: color.red, green: color.green, blue: color.blue, alpha: UInt8(bits >> 24))
  }

  /// Black.
  package static let black = CellColor.rgb(0)

  /// White.
  package static let white = CellColor.rgb(0xFF_FFFF)

  /// Its components; nil for one of the terminal's own colours.
  var rgb: RGB? { bits >> 24 == 0 ? nil : RGB(bits) }

  /// How much it hides, 1 to 255; the terminal's own colours hide all.
  var alpha: UInt8 { bits >> 24 == 0 ? 255 : UInt8(bits >> 24) }
}
