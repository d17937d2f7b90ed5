internal import CICU

/// The names of locales for people, from ICU.
package enum LocaleName {
  /// The name in a language: `Portuguese (Brazil)` for `pt-br` in `en`.
  ///
  /// Nil for a code whose language ICU has no name for, and when it has none for the language asked for.
  package static func name(of code: String, in language: String = "en") -> String? {
    let locale = plain(code)
    // The empty locale is the root one, of which ICU says that it is unknown.
    guard !locale.isEmpty, let name = ICUText.units({ cicu_locale_name(locale, plain(language), $0, $1) })
    else { return nil }
    // What is not known comes back as the code.
    let subtag = locale.prefix { $0 != "-" && $0 != "_" }
    return name.isEmpty || name.lowercased().hasPrefix(subtag.lowercased() + " (")
      || name.lowercased() == subtag.lowercased() ? nil : name
  }

  /// The name in its own language: `português (Brasil)` for `pt-br`; nil when ICU has none.
  package static func ownName(of code: String) -> String? {
    name(of: code, in: code)
  }

  /// A code without the keywords that a phone may hang on: they would be told in the name.
  private static func plain(_ code: String) -> String {
    ICUText.harmless(String(code.prefix { $0 != "@" && $0 != "." }))
  }
}
