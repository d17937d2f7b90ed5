/// The codes that an app could pass for what a phone gave it, made ready for any list of localizations.
///
/// Inferred, following the recommended order for turning Apple's identifiers into Adapty's codes: fold,
/// drop keywords and extensions, try; for Chinese let the script decide; then the wider region; then drop
/// the last subtag and repeat; then try the other code of the same language.
struct CodeSuggestion: Hashable, Sendable {
  private let tag: LanguageTag

  /// The folded codes to try, in order.
  private let candidates: [String]

  /// Prepares a code; one without a language has no candidates.
  init(_ requested: LocaleCode) {
    tag = LanguageTag(requested)
    candidates = tag.language.isEmpty ? [] : Self.candidates(for: tag, LanguageTag.subtags(of: requested))
  }

  /// The first localization in the same language and script that holds, in the order of the candidates.
  func first(in index: LocalizationIndex, where holds: (LocaleCode) -> Bool) -> LocaleCode? {
    candidates.lazy.compactMap(index.localization(foldedTo:))
      .first { LanguageTag($0).hasSameScript(as: tag) && holds($0) }
  }

  private static func candidates(for tag: LanguageTag, _ subtags: [String]) -> [String] {
    var codes = (0..<subtags.count).map { subtags.dropLast($0).joined(separator: "-") }
    codes.insert(
      contentsOf: chineseCodes(for: tag) + codeWithoutScript(of: tag) + codeOfParent(of: tag),
      at: min(1, codes.count)
    )
    if let alias = LanguageTag.alias(of: tag.language) {
      codes += codes.map { alias + $0.dropFirst(tag.language.count) }
    }
    var seen: Set<String> = []
    return codes.filter { seen.insert($0).inserted }
  }

  /// Adapty's codes for Chinese follow the script, not the region.
  private static func chineseCodes(for tag: LanguageTag) -> [String] {
    guard tag.language == "zh" else { return [] }
    return tag.impliedScript == "Hant" ? ["zh-hant"] : ["zh", "zh-hans"]
  }

  /// `es-419` for `es-MX`.
  private static func codeOfParent(of tag: LanguageTag) -> [String] {
    tag.parentRegion.map { ["\(tag.language)-\($0)"] } ?? []
  }

  /// `en-us` for `en-Latn-US`.
  private static func codeWithoutScript(of tag: LanguageTag) -> [String] {
    guard tag.script != nil, let region = tag.region else { return [] }
    return ["\(tag.language)-\(region.lowercased())"]
  }
}
