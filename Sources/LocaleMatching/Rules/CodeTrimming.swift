/// How a platform trims the code that an app passes.
enum CodeTrimming {
  /// What is left of a code after the platform has trimmed both ends.
  ///
  /// From code: iOS trims `CharacterSet.whitespacesAndNewlines`, Android (since 4.0.1) Kotlin's `trim()`.
  static func trim(_ code: LocaleCode, on platform: Platform) -> LocaleCode {
    let scalars = code.rawValue.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isTrimmed($0, on: platform) }),
      let last = scalars.lastIndex(where: { !isTrimmed($0, on: platform) })
    else { return "" }
    if start == scalars.startIndex, scalars.index(after: last) == scalars.endIndex { return code }
    return LocaleCode(String(scalars[start...last]))
  }

  private static func isTrimmed(_ scalar: Unicode.Scalar, on platform: Platform) -> Bool {
    switch platform {
    case .iOS: isTrimmedOnIOS(scalar)
    case .android: isTrimmedOnAndroid(scalar)
    }
  }

  /// General category Z*, tab, line feed to carriage return, next line, and the zero width space, which
  /// Foundation still counts although it is no separator any more.
  private static func isTrimmedOnIOS(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x200B: true
    default: isSeparator(scalar)
    }
  }

  /// `Character.isWhitespace` or `isSpaceChar`: Z*, tab to carriage return, and the four separators.
  private static func isTrimmedOnAndroid(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x1C...0x1F: true
    default: isSeparator(scalar)
    }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
