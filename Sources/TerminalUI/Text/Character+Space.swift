extension Character {
  /// Whether it is a space that is not seen, and takes no room, at the end of a line.
  ///
  /// No-break spaces are seen there. From UAX #14: what is SP, and the spaces that are BA.
  var hangsOverLineEnd: Bool {
    // By scalar: comparing characters by canonical equivalence takes far longer.
    guard let scalar = unicodeScalars.first, utf8.count == UTF8.width(scalar) else { return false }
    switch scalar {
    case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}":
      return true
    default: return false
    }
  }
}
