/// Rule `cdn`: the path that is asked when the main server cannot be reached.
///
/// From code: the path holds only the language, the part before the first `-` or `_` in lower case;
/// when there is no such file and the language is not `en`, the one for `en` is asked for. The default
/// of the placement is never tried.
struct CDNRule {
  func match(_ requested: LocaleCode?, with lookup: inout Lookup) -> Verdict {
    let code = requested ?? .english
    if requested == nil { lookup.note(.prepared, "no code was passed, so the SDK asks for “en”") }
    let language = String(code.rawValue.prefix { $0 != "-" && $0 != "_" }).lowercased()
    if language != code.rawValue {
      lookup.note(.prepared, "the path holds only the language: \(LocaleCode(language).quoted)")
    }
    if let found = lookup.folded(language) {
      guard requested != nil else { return Verdict(.english, found) }
      return Verdict(found == requested ? .exact : .language, found)
    }
    let english = LocaleCode.english
    if language != english.rawValue, let found = lookup.folded(english.rawValue) {
      lookup.note(.fellBack, "the file for “en” is shown, whatever the default is")
      return Verdict(.english, found, isSilentFallback: true)
    }
    lookup.note(.fellBack, "no file: the request fails")
    return .nothing
  }
}
