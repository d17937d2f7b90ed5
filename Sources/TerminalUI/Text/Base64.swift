/// The encoding of RFC 4648: the clipboard of a terminal wants text in it, and views carry pictures in it.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The value of each byte of text; 255 for one that is not of the alphabet.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// The bytes as text.
  package static func encoded(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0..<4 {
        text.append(
          place <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "=")
        )
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil where anything else stands in it, blanks and line ends too, or where its end is
  /// missing.
  package static func decoded(_ text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { utf8 in
      guard utf8.count % 4 == 0 else { return nil }
      let padding = utf8.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
      return values.withUnsafeBufferPointer { values in
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count / 4 * 3)
        var bits: UInt32 = 0
        var seen: UInt8 = 0
        for (index, letter) in utf8.dropLast(padding).enumerated() {
          let value = values[Int(letter)]
          seen |= value
          bits = bits << 6 | UInt32(value & 63)
          if index % 4 == 3 {
            bytes.append(UInt8(bits >> 16 & 0xFF))
            bytes.append(UInt8(bits >> 8 & 0xFF))
            bytes.append(UInt8(bits & 0xFF))
          }
        }
        switch padding {
        case 1:
          bytes.append(UInt8(bits >> 10 & 0xFF))
          bytes.append(UInt8(bits >> 2 & 0xFF))
        case 2: bytes.append(UInt8(bits >> 4 & 0xFF))
        default: break
        }
        return seen < 64 ? bytes : nil
      }
    }
  }
}
