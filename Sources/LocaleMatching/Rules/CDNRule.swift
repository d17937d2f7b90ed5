/// Rule `cdn`: the path that is asked when the main server cannot be reached.
///
/// From code: the path holds only the language in lower case: on iOS the part before the first `-` or
/// `_`, on Android the letters before anything else. When there is no such file and the language is not
/// `en`, the one for `en` is asked for. The default of the placement is never tried.
/// Inferred: what comes before the path is as for the server rule, trimmed on iOS and `en` when empty.
struct CDNRule {
  let platform: Platform

  func match(_ requested: LocaleCode?, with lookup: inout Lookup) -> Verdict {
    let sent = SentCode(requested, on: platform, with: &lookup)
    let code = sent.code ?? .english
    let language = language(of: code)
    if language != code.rawValue {
      lookup.note(.prepared, "the path holds only the language: \(LocaleCode(language).quoted)")
    }
    if let found = lookup.folded(language) {
      return Verdict(outcome(of: found, for: sent.code, language: language), found)
    }
    let english = LocaleCode.english
    if language != english.rawValue, let found = lookup.folded(english.rawValue) {
      lookup.note(.fellBack, "the file for “en” is shown, whatever the default is: no error, no log")
      return Verdict(.english, found, isSilentFallback: true)
    }
    lookup.note(.fellBack, "no file: the request fails")
    return .nothing
  }

  private func language(of code: LocaleCode) -> String {
    let scalars = code.rawValue.unicodeScalars
    let language =
      switch platform {
      case .iOS: scalars.prefix { $0 != "-" && $0 != "_" }
      case .android: scalars.prefix { $0.properties.isAlphabetic }
      }
    return String(language).lowercased()
  }

  private func outcome(of found: LocaleCode, for code: LocaleCode?, language: String) -> Outcome {
    guard let code else { return .english }
    if found == code { return .exact }
    return code.folded == language ? .normalized : .language
  }
}
