/// A text that rows are filtered by, made ready so that thousands of them are looked through at a key.
package struct ListFilter: Sendable {
  private let needle: String
  private let bytes: [UInt8]
  private let isASCII: Bool

  /// Whether it also looks in names that are made for the purpose, those of languages for instance.
  let looksInNames: Bool

  /// The most rows in whose names is looked: making the names of thousands takes longer than a key may.
  private static let mostNamedRows = 1000

  /// Prepares a text to filter a number of rows by; case does not count.
  init(_ text: String, rows: Int = 0) {
    looksInNames = rows <= Self.mostNamedRows
    needle = text.lowercased()
    bytes = Array(needle.utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// Whether it keeps everything.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether a text contains it.
  ///
  /// Codes are ASCII nearly always, so bytes are compared; letters outside it are left to the string.
  func isFound(in text: String) -> Bool {
    guard !isEmpty else { return true }
    guard isASCII else { return text.lowercased().contains(needle) }
    let found = text.utf8.withContiguousStorageIfAvailable { haystack -> Bool in
      guard haystack.count >= bytes.count else { return false }
      return (0...(haystack.count - bytes.count)).contains { start in
        bytes.indices.allSatisfy { Self.lowercased(haystack[start + $0]) == bytes[$0] }
      }
    }
    return found ?? text.lowercased().contains(needle)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
