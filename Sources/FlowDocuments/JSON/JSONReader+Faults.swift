extension JSONReader {
  /// The next byte; nil at the end.
  var peek: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether JSON allows the byte between its parts.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Moves to the next byte that is no space.
  mutating func skipSpace() {
    var next = offset
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    offset = next
  }

  /// A fault at the next byte.
  func fault(_ problem: String, _ advice: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset, problem: problem, advice: advice)
  }

  /// The text ends where it must not.
  func truncated(_ place: String) -> JSONSyntaxError {
    JSONSyntaxError(
      offset: bytes.count,
      problem: "the file ends \(place)",
      advice: "it was cut short; export or copy it again"
    )
  }

  /// A string that began at a byte and has no end.
  func unterminated(_ opening: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      offset: opening,
      problem: "a string that never ends",
      advice: "close it with a quotation mark; or the file was cut short"
    )
  }

  /// A control character inside a string.
  func controlCharacter(_ byte: UInt8) -> JSONSyntaxError {
    byte == 0x0A || byte == 0x0D
      ? fault("a line break inside a string", "close the string, or write the break as \\n")
      : fault("a control character inside a string", "write it as an escape")
  }

  /// The character at a byte, for a sentence.
  func description(at offset: Int) -> String {
    let head = bytes[offset...].prefix(4)
    guard let character = String(decoding: head, as: UTF8.self).unicodeScalars.first, character.value >= 0x20
    else {
      return "a control character"
    }
    return "“\(character)”"
  }
}
