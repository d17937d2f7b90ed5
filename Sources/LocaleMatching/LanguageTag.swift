/// A locale code read as BCP 47 does, whatever its spelling: `zh_Hant-TW@calendar=roc` is `zh`, `Hant`, `TW`.
///
/// Reading never fails: what has no place is kept apart, since codes come from phones and people.
package struct LanguageTag: Hashable, Sendable {
  /// The language in lower case; empty when the code does not start with one.
  package let language: String

  /// The script with a capital first letter; nil when the code names none.
  package let script: String?

  /// The region in upper case, or its three digits; nil when the code names none.
  package let region: String?

  /// The subtags that are none of these, such as variants, in lower case and in their order.
  package let rest: [String]

  /// Reads a code.
  ///
  /// Anything but an ASCII letter or digit separates subtags. `@` or `.` and what follows, as in
  /// `de_DE.UTF-8`, and BCP 47 extensions such as `-u-nu-latn`, are dropped.
  package init(_ code: LocaleCode) {
    let subtags = Self.subtags(of: code)
    var script: String?
    var region: String?
    var rest: [String] = []
    for subtag in subtags.dropFirst() {
      if script == nil, region == nil, subtag.utf8.count == 4, subtag.utf8.allSatisfy(\.isLowercaseLetter) {
        script = subtag.prefix(1).uppercased() + subtag.dropFirst()
      } else if region == nil, Self.isRegion(subtag) {
        region = subtag.uppercased()
      } else {
        rest.append(subtag)
      }
    }
    let first = subtags.first ?? ""
    language = (2...8).contains(first.utf8.count) && first.utf8.allSatisfy(\.isLowercaseLetter) ? first : ""
    self.script = script
    self.region = region
    self.rest = rest
  }

  /// The subtags of a code in lower case, at most eight, up to a keyword or an extension.
  static func subtags(of code: LocaleCode) -> [String] {
    var subtags: [String] = []
    var subtag = ""
    for byte in code.rawValue.utf8.prefix(80) {
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") { break }
      if byte.isASCIILetterOrDigit {
        subtag.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !subtag.isEmpty {
        subtags.append(subtag.lowercased())
        subtag = ""
      }
    }
    if !subtag.isEmpty { subtags.append(subtag.lowercased()) }
    return Array(subtags.prefix { $0.utf8.count > 1 }.prefix(8))
  }

  private static func isRegion(_ subtag: String) -> Bool {
    let isLetters = subtag.utf8.count == 2 && subtag.utf8.allSatisfy(\.isLowercaseLetter)
    return isLetters || (subtag.utf8.count == 3 && subtag.utf8.allSatisfy(\.isDigit))
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isASCIILetterOrDigit: Bool { isDigit || (self | 0x20).isLowercaseLetter }
}
