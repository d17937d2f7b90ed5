import LocaleMatching
import PreviewModel

/// A text that rows are filtered by, made ready so that thousands of them are looked through at a key.
package struct ListFilter: Sendable {
  private let needle: String
  private let bytes: [UInt8]
  private let isASCII: Bool

  /// The names of languages, where they are looked in as well.
  private let names: LanguageNames

  /// The most rows in whose names is looked: making the names of thousands takes longer than a key may.
  static let mostNamedRows = 1000

  /// Prepares a text to filter by, and the names of languages to look in beside codes; case does not count.
  init(_ text: String, names: LanguageNames = LanguageNames()) {
    self.names = names
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

  /// Whether the name of a language contains it, by the code of the language.
  func isFound(inNamesOf code: LocaleCode) -> Bool {
    names[code].contains { isFound(in: $0) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

/// The names of the languages of localizations, each looked up once: that takes far longer than all else in a row.
struct LanguageNames: Sendable {
  private var known: [LocaleCode: [String]] = [:]

  /// The most names that are kept; those of more rows than this are never asked for.
  private static let most = 2000

  /// The names of a localization that has been looked up; none of any other.
  subscript(code: LocaleCode) -> [String] { known[code] ?? [] }

  /// Looks up the names of those rows that are localizations.
  mutating func learn(_ rows: some Sequence<PickerRow>) {
    for case .localization(let row) in rows where known[row.id] == nil {
      if known.count >= Self.most { known = [:] }
      known[row.id] = row.names
    }
  }
}
