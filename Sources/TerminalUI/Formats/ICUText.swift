/// What goes to ICU and comes back.
enum ICUText {
  /// The characters of a code that a locale, a currency or a region can have, at most 60 of them.
  ///
  /// Codes come from files and arguments: what they may hold besides means nothing to ICU.
  static func harmless(_ code: String) -> String {
    String(code.unicodeScalars.prefix(60).filter(isPartOfCode).map(Character.init))
  }

  private static func isPartOfCode(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "@", "=", ";": true
    default: false
    }
  }

  /// A text that ICU writes as UTF-16; nil when it has none.
  static func units(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
    let capacity = 256
    var length: Int32 = -1
    let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      length = write(buffer.baseAddress, Int32(capacity))
      count = max(0, min(capacity, Int(length)))
    }
    return length < 0 ? nil : String(decoding: units, as: UTF16.self)
  }

  /// A text that ICU writes as ASCII; nil when it has none.
  static func bytes(_ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
    let capacity = 64
    var length: Int32 = -1
    let bytes = [CChar](unsafeUninitializedCapacity: capacity) { buffer, count in
      length = write(buffer.baseAddress, Int32(capacity))
      count = max(0, min(capacity, Int(length)))
    }
    return length < 0 ? nil : String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
