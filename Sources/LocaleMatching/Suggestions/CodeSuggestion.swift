/// Finds the code that an app should pass for what a phone gave it.
///
/// Inferred, following the recommended order for turning Apple's identifiers into Adapty's codes: fold,
/// drop keywords and extensions, try; for Chinese let the script decide; then drop the last subtag and
/// repeat; then try the other code of the same language.
struct CodeSuggestion {
  let index: LocalizationIndex

  /// The id of the nearest localization in the same script; nil when there is none.
  func code(for requested: LocaleCode) -> LocaleCode? {
    let tag = LanguageTag(requested)
    guard !tag.language.isEmpty else { return nil }
    for candidate in candidates(for: requested, tag) {
      if let found = index.localization(foldedTo: candidate), isSameScript(LanguageTag(found), tag) {
        return found
      }
    }
    return nil
  }

  /// The folded codes to try, in order.
  private func candidates(for requested: LocaleCode, _ tag: LanguageTag) -> [String] {
    var subtags = subtags(of: requested)
    var codes: [String] = []
    while !subtags.isEmpty {
      codes.append(subtags.joined(separator: "-"))
      subtags.removeLast()
    }
    if tag.language == "zh", let script = tag.impliedScript {
      let byScript = script == "Hant" ? ["zh-hant"] : ["zh", "zh-hans"]
      codes.insert(contentsOf: byScript, at: min(1, codes.count))
    }
    if let alias = LanguageTag.alias(of: tag.language) {
      codes += codes.map { alias + $0.dropFirst(tag.language.count) }
    }
    return codes
  }

  /// The subtags in lower case up to a keyword or extension, without empty ones.
  private func subtags(of code: LocaleCode) -> [String] {
    let parts = code.rawValue.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" || $0.isWhitespace }
    return parts.prefix { $0.utf8.count > 1 }.prefix(4).map { $0.lowercased() }
  }

  private func isSameScript(_ found: LanguageTag, _ asked: LanguageTag) -> Bool {
    guard let foundScript = found.impliedScript, let askedScript = asked.impliedScript else { return true }
    return foundScript == askedScript
  }
}
