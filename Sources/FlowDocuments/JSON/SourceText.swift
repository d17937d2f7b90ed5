/// The bytes of a file as UTF-8, whatever encoding it was saved in.
package struct SourceText {
  /// The text in UTF-8, without a byte order mark.
  package let utf8: [UInt8]

  /// Recognises the encoding by its byte order mark or, as JSON allows, by where the zero bytes stand.
  package init(_ bytes: [UInt8]) throws(DocumentError) {
    switch bytes.prefix(4) {
    case let head where Self.isUTF32(Array(head)):
      throw DocumentError(at: .wholeFile, problem: "the text is UTF-32", advice: "save it as UTF-8")
    case let head where head.starts(with: [0xEF, 0xBB, 0xBF]):
      utf8 = Array(bytes.dropFirst(3))
    case let head where head.starts(with: [0xFF, 0xFE]):
      utf8 = try Self.utf8(fromUTF16: bytes.dropFirst(2), isBigEndian: false)
    case let head where head.starts(with: [0xFE, 0xFF]):
      utf8 = try Self.utf8(fromUTF16: bytes.dropFirst(2), isBigEndian: true)
    case let head where head.count >= 2 && head[1] == 0 && head[0] != 0 && !(head.count == 4 && head[3] != 0):
      utf8 = try Self.utf8(fromUTF16: bytes[...], isBigEndian: false)
    case let head where head.count >= 2 && head[0] == 0 && head[1] != 0 && !(head.count == 4 && head[2] != 0):
      utf8 = try Self.utf8(fromUTF16: bytes[...], isBigEndian: true)
    default:
      utf8 = bytes
    }
  }

  /// Line and column of a byte, both counted from one; a column is a character.
  package func position(of offset: Int) -> DocumentError.Place {
    let head = utf8[..<min(max(0, offset), utf8.count)]
    let lineStart = head.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = head.count { $0 == UInt8(ascii: "\n") } + 1
    return .position(line: line, column: String(decoding: head[lineStart...], as: UTF8.self).count + 1)
  }

  /// Whether a text starts with a byte order mark of UTF-32, or with one ASCII character in it.
  private static func isUTF32(_ head: [UInt8]) -> Bool {
    guard head.count == 4 else { return false }
    if head == [0x00, 0x00, 0xFE, 0xFF] || head == [0xFF, 0xFE, 0x00, 0x00] { return true }
    let (startsWithZeros, endsWithZeros) = (head[..<3] == [0, 0, 0], head[1...] == [0, 0, 0])
    return startsWithZeros != endsWithZeros
  }

  private static func utf8(
    fromUTF16 bytes: ArraySlice<UInt8>,
    isBigEndian: Bool
  ) throws(DocumentError) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw DocumentError(
        at: .wholeFile,
        problem: "the text is UTF-16, but damaged or cut short",
        advice: "save it as UTF-8"
      )
    }
    return Array(text.utf8)
  }
}
