import FlowDocuments

extension StringsReader {
  /// The next byte; nil at the end.
  var peek: UInt8? {
    offset < source.utf8.count ? source.utf8[offset] : nil
  }

  /// The byte so far ahead; nil behind the end.
  func peek(ahead distance: Int) -> UInt8? {
    let index = offset + distance
    return index < source.utf8.count ? source.utf8[index] : nil
  }

  /// Moves over blanks and comments.
  ///
  /// From code: tab to carriage return, blank, and the Unicode line and paragraph separators; no other
  /// white space counts.
  mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case 0x09...0x0D, 0x20:
        offset += 1
      case 0xE2 where peek(ahead: 1) == 0x80 && (peek(ahead: 2) == 0xA8 || peek(ahead: 2) == 0xA9):
        offset += 3
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      default:
        return
      }
    }
  }

  /// Moves over a comment; false where none begins.
  private mutating func skipComment() -> Bool {
    let bytes = source.utf8
    switch peek(ahead: 1) {
    case UInt8(ascii: "/"):
      offset = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      let start = offset
      offset += 2
      while let star = bytes[offset...].firstIndex(of: UInt8(ascii: "*")) {
        offset = star + 1
        if peek == UInt8(ascii: "/") {
          offset += 1
          return true
        }
      }
      offset = bytes.count
      openComment = start
    default:
      return false
    }
    return true
  }

  /// Letters and digits of ASCII and a few signs, without quotation marks; nil where none begins.
  ///
  /// From code: `_ $ / : . -` besides letters and digits.
  mutating func readBareText() -> String? {
    let start = offset
    while let byte = peek, Self.isBare(byte) { offset += 1 }
    return start == offset ? nil : String(decoding: source.utf8[start..<offset], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// A fault at the next byte.
  func fault(_ problem: String, _ advice: String) -> DocumentError {
    DocumentError(at: source.position(of: offset), problem: problem, advice: advice)
  }

  /// The next character, for a sentence.
  var found: String {
    guard peek != nil else { return "the end of the file" }
    let head = source.utf8[offset...].prefix(4)
    guard let scalar = String(decoding: head, as: UTF8.self).unicodeScalars.first, scalar.value >= 0x20 else {
      return "a control character"
    }
    return "“\(scalar)”"
  }
}
