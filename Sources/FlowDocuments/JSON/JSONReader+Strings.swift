extension JSONReader {
  /// Reads a string whose opening quotation mark is next.
  mutating func readString() throws(JSONSyntaxError) -> String {
    let opening = offset
    offset += 1
    let start = offset
    // Plain bytes are passed by with local values only; most of a file is read here.
    var (end, seen) = (start, UInt8(0))
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      seen |= byte
      end += 1
    }
    offset = end
    switch peek {
    case UInt8(ascii: "\""):
      offset += 1
      return try text(from: start, to: end, isASCII: seen < 0x80)
    case UInt8(ascii: "\\"): return try readEscapedString(from: start, opening: opening)
    case .some(let byte): throw controlCharacter(byte)
    case nil: break
    }
    throw unterminated(opening)
  }

  /// Reads on from the first escape of a string that began at `start`.
  private mutating func readEscapedString(from start: Int, opening: Int) throws(JSONSyntaxError) -> String {
    var result = try text(from: start, to: offset, isASCII: false)
    var plainStart = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        result += try text(from: plainStart, to: offset, isASCII: false)
        offset += 1
        return result
      case UInt8(ascii: "\\"):
        result += try text(from: plainStart, to: offset, isASCII: false)
        result.unicodeScalars.append(try readEscape())
        plainStart = offset
      case 0..<0x20:
        throw controlCharacter(byte)
      default:
        offset += 1
      }
    }
    throw unterminated(opening)
  }

  private mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = peek else { throw truncated("in an escape") }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(start)
    default:
      offset = start
      throw fault("an escape that JSON does not have", "write a backslash as \\\\")
    }
  }

  private mutating func readUnicodeEscape(_ start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try readHexQuad(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isFollowed =
      first < 0xDC00 && offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\\")
      && bytes[offset + 1] == UInt8(ascii: "u")
    if isFollowed {
      offset += 2
      let second = try readHexQuad(start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    offset = start
    throw fault("half of a surrogate pair", "write both halves, or the character itself")
  }

  private mutating func readHexQuad(_ start: Int) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        offset = start
        throw fault("\\u without four hexadecimal digits", "write it as \\u00e9")
      }
      value = value << 4 + UInt32(digit)
      offset += 1
    }
    return value
  }

  private func text(from start: Int, to end: Int, isASCII: Bool) throws(JSONSyntaxError) -> String {
    let slice = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let text = String(decoding: slice, as: UTF8.self)
    // Decoding repairs what is not UTF-8, so the text differs from the bytes just where that happened.
    if isASCII || text.utf8.elementsEqual(slice) { return text }
    let place = zip(slice, text.utf8).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    throw JSONSyntaxError(
      offset: start + place,
      problem: "bytes that are not UTF-8",
      advice: "save the file as UTF-8"
    )
  }
}
