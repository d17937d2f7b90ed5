extension LocaleCode {
  /// The code in lower case with every `_` turned into `-`: step one of Adapty's server rule.
  ///
  /// Documented: "Localizations and locale codes", section Onboardings.
  package var folded: String {
    if rawValue.utf8.allSatisfy({
      $0 != UInt8(ascii: "_") && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) && $0 < 0x80
    }) {
      return rawValue
    }
    var folded = String.UnicodeScalarView()
    folded.append(contentsOf: rawValue.lowercased().unicodeScalars.lazy.map { $0 == "_" ? "-" : $0 })
    return String(folded)
  }
}
