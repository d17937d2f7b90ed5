extension AssetColor {
  /// Reads `#RRGGBB` or `#RRGGBBAA`, and the short forms with one digit each; nil for anything else.
  package init?(hexadecimal text: String) {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count - 1 else { return nil }
    let bytes: [UInt8]
    switch digits.count {
    case 3, 4: bytes = digits.map { UInt8($0 * 17) }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    default: return nil
    }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }
}
