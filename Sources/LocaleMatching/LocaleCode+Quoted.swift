extension LocaleCode {
  /// The code in quotation marks, with what cannot be seen spelled out and cut short where no person
  /// would read on.
  ///
  /// A trailing zero width space is why a code missed, so it reads `“pt-br\u{200B}”` rather than nothing.
  package var quoted: String {
    let limit = 60
    let scalars = rawValue.unicodeScalars
    let end =
      scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let head = scalars[..<end].map(Self.visible).joined()
    return end == scalars.endIndex ? "“\(head)”" : "“\(head)…”"
  }

  /// A scalar as it is, or its number when a terminal would not show it as a character of its own.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\r": return "\\r"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      return String(scalar)
    }
  }
}
