extension RGB {
  /// The colour of a palette entry as xterm has it by default: 16 colours, a cube of 6×6×6, 24 greys.
  init(paletteEntry index: UInt8) {
    switch index {
    case 0..<16:
      self.init(RGB.basic[Int(index)])
    case 16..<232:
      let cube = Int(index) - 16
      self.init(
        red: RGB.levels[cube / 36],
        green: RGB.levels[cube / 6 % 6],
        blue: RGB.levels[cube % 6]
      )
    default:
      let grey = 8 + 10 * (index - 232)
      self.init(red: grey, green: grey, blue: grey)
    }
  }

  /// The entry among `indexes` that looks most like the colour and that `isAllowed`; nil when none is.
  func nearest(in indexes: ClosedRange<UInt8>, where isAllowed: (RGB) -> Bool = { _ in true }) -> UInt8? {
    var nearest: (index: UInt8, distance: Int)?
    for index in indexes {
      let entry = RGB(paletteEntry: index)
      let distance = indexes.count > 16 ? distance(to: entry) : distance(toBasic: entry)
      if let nearest, nearest.distance <= distance { continue }
      if isAllowed(entry) { nearest = (index, distance) }
    }
    return nearest?.index
  }

  /// The one of black and white, as the first sixteen have them, that stands out more from the colour.
  func mostContrasting(in indexes: ClosedRange<UInt8>) -> UInt8 {
    let white = min(15, indexes.upperBound)
    return contrast(with: RGB(paletteEntry: white)) > contrast(with: .black) ? white : 0
  }

  /// How different a colour looks from one of sixteen.
  ///
  /// These are so few that by components alone a grey would become yellow and the teal of a button grey, so
  /// hue counts: greys for greys, and what is coloured turns grey only when nothing of its hue is near.
  private func distance(toBasic entry: RGB) -> Int {
    let distance = distance(to: entry)
    guard entry.chroma > 0 else { return distance * (128 + chroma) }
    guard chroma >= 64 else { return distance * (128 + 8 * (64 - chroma)) }
    let turn = abs(hue - entry.hue)
    return distance * (128 + 2 * min(turn, 360 - turn))
  }

  /// How far from grey it is, 0 to 255.
  private var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

  /// Where it stands on the wheel of colours, in degrees: red at 0, green at 120, blue at 240; 0 for a grey.
  private var hue: Int {
    guard chroma > 0 else { return 0 }
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    switch max(red, green, blue) {
    case red: return (60 * (green - blue) / chroma + 360) % 360
    case green: return 120 + 60 * (blue - red) / chroma
    default: return 240 + 60 * (red - green) / chroma
    }
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}
