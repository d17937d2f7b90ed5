import LocaleMatching

/// The line in which a person names the localizations that no file holds: `en*, pt-br`, the default with `*`.
enum NamedCodes {
  /// What a line names; nil when it names nothing.
  ///
  /// Codes stand between commas or blanks; of several marked as the default the first counts.
  static func list(_ text: String) -> LocalizationList? {
    let words = text.split { $0 == "," || $0.isWhitespace }
    let codes = words.map { LocaleCode(String($0.hasSuffix("*") ? $0.dropLast() : $0)) }
    let fallback = zip(words, codes).first { $0.0.hasSuffix("*") }?.1
    let named = codes.filter { !$0.rawValue.isEmpty }
    return named.isEmpty ? nil : LocalizationList(available: named, declaredDefault: fallback)
  }

  /// The line that names a list.
  static func text(_ list: LocalizationList) -> String {
    list.available.map { $0 == list.declaredDefault ? "\($0.rawValue)*" : $0.rawValue }.joined(
      separator: ", "
    )
  }
}
