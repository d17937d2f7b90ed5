extension Unicode.Scalar {
  /// Whether it is a space that is not seen, and takes no room, at the end of a line.
  ///
  /// No-break spaces are seen there. From UAX #14: what is SP, and the spaces that are BA.
  var hangsOverLineEnd: Bool {
    switch self {
    case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}":
      true
    default: false
    }
  }
}
