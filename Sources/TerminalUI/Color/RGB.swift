/// A colour by its components, each from 0 to 255.
struct RGB: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The lowest three bytes of a number, red in the highest of them.
  init(_ bits: UInt32) {
    red = UInt8(bits >> 16 & 0xFF)
    green = UInt8(bits >> 8 & 0xFF)
    blue = UInt8(bits & 0xFF)
  }

  /// The components as one number, red in the highest of three bytes.
  var bits: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The colour with `part` of another one in it, 0 to 1: as displays do it, component by component.
  func mixed(with other: RGB, _ part: Double) -> RGB {
    func mix(_ own: UInt8, _ other: UInt8) -> UInt8 {
      let value = Double(own) + (Double(other) - Double(own)) * min(max(part, 0), 1)
      return UInt8(min(max(value.rounded(), 0), 255))
    }
    return RGB(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue)
    )
  }

  /// How different two colours look: squares weighted by how well the eye tells each component.
  func distance(to other: RGB) -> Int {
    let reds = Int(red) - Int(other.red)
    let greens = Int(green) - Int(other.green)
    let blues = Int(blue) - Int(other.blue)
    return 3 * reds * reds + 6 * greens * greens + 2 * blues * blues
  }

  static let black = RGB(red: 0, green: 0, blue: 0)
  static let white = RGB(red: 255, green: 255, blue: 255)
}
