/// Finds the codes that an app could pass for what a phone gave it.
///
/// Inferred, following the recommended order for turning Apple's identifiers into Adapty's codes: fold,
/// drop keywords and extensions, try; for Chinese let the script decide; then the wider region; then drop
/// the last subtag and repeat; then try the other code of the same language.
struct CodeSuggestion {
  let index: LocalizationIndex

  /// The ids of localizations in the same language and script, the best first.
  func codes(for requested: LocaleCode) -> [LocaleCode] {
    let tag = LanguageTag(requested)
    guard !tag.language.isEmpty else { return [] }
    return candidates(for: tag, LanguageTag.subtags(of: requested))
      .compactMap(index.localization(foldedTo:))
      .filter { LanguageTag($0).hasSameScript(as: tag) }
  }

  /// The folded codes to try, in order.
  private func candidates(for tag: LanguageTag, _ subtags: [String]) -> [String] {
    var codes = (0..<subtags.count).map { subtags.dropLast($0).joined(separator: "-") }
    codes.insert(
      contentsOf: chineseCodes(for: tag) + codeWithoutScript(of: tag) + codeOfParent(of: tag),
      at: min(1, codes.count)
    )
    if let alias = LanguageTag.alias(of: tag.language) {
      codes += codes.map { alias + $0.dropFirst(tag.language.count) }
    }
    return codes
  }

  /// Adapty's codes for Chinese follow the script, not the region.
  private func chineseCodes(for tag: LanguageTag) -> [String] {
    guard tag.language == "zh" else { return [] }
    return tag.impliedScript == "Hant" ? ["zh-hant"] : ["zh", "zh-hans"]
  }

  /// `es-419` for `es-MX`.
  private func codeOfParent(of tag: LanguageTag) -> [String] {
    tag.parentRegion.map { ["\(tag.language)-\($0)"] } ?? []
  }

  /// `en-us` for `en-Latn-US`.
  private func codeWithoutScript(of tag: LanguageTag) -> [String] {
    guard tag.script != nil, let region = tag.region else { return [] }
    return ["\(tag.language)-\(region.lowercased())"]
  }
}
