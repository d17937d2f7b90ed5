import FlowDocuments

extension StringsReader {
  /// Reads a text in quotation marks; the next byte is the opening one.
  mutating func readQuotedText() throws(DocumentError) -> String {
    let start = offset
    let quote = source.utf8[offset]
    offset += 1
    var pieces = UnicodePieces()
    while let byte = peek {
      if byte == quote {
        offset += 1
        return pieces.text
      }
      if byte == UInt8(ascii: "\\") {
        offset += 1
        readEscape(into: &pieces)
        continue
      }
      let run = source.utf8[offset...].prefix { $0 != quote && $0 != UInt8(ascii: "\\") }
      pieces.append(run)
      offset = run.endIndex
    }
    throw DocumentError(
      at: source.position(of: start),
      problem: "a text that never ends",
      advice: "close it with a quotation mark"
    )
  }

  /// Reads what follows a backslash.
  ///
  /// From code: `\U` and up to four hexadecimal digits is a UTF-16 unit, up to three octal digits are a
  /// byte in the encoding of NeXTSTEP; a letter that means nothing stands for itself, so `\u00e9` is
  /// `u00e9`.
  private mutating func readEscape(into pieces: inout UnicodePieces) {
    guard let byte = peek else { return }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = source.utf8[offset...].prefix(3).prefix {
        (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0)
      }
      offset = digits.endIndex
      let code = Int(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0
      pieces.append(unit: NeXTSTEPEncoding.unit(UInt8(truncatingIfNeeded: code)))
    case UInt8(ascii: "U"):
      offset += 1
      let digits = source.utf8[offset...].prefix(4).prefix { Unicode.Scalar($0).properties.isASCIIHexDigit }
      offset = digits.endIndex
      pieces.append(unit: UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
    default:
      guard let control = Self.controls[byte] else { return }
      offset += 1
      pieces.append(unit: control)
    }
  }

  private static let controls: [UInt8: UInt16] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "\\"): 0x5C,
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "'"): 0x27, 0x0A: 0x0A,
  ]
}

/// A text that is put together from UTF-8 and from UTF-16 units, two of which may make one character.
private struct UnicodePieces {
  private var finished = ""
  private var units: [UInt16] = []

  /// The text so far; half a pair becomes U+FFFD, as it does on a phone.
  var text: String { finished + String(decoding: units, as: UTF16.self) }

  mutating func append(_ utf8: ArraySlice<UInt8>) {
    finished += String(decoding: units, as: UTF16.self) + String(decoding: utf8, as: UTF8.self)
    units.removeAll()
  }

  mutating func append(unit: UInt16) {
    units.append(unit)
  }
}
