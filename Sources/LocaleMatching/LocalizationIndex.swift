/// A list of localizations made ready for look-ups.
struct LocalizationIndex: Sendable {
  /// The first entry of the list.
  let first: LocaleCode?

  /// The default that the flow declares.
  let declaredDefault: LocaleCode?

  /// The platform that is simulated.
  private(set) var platform: Platform

  private let ids: [LocaleCode: LocaleCode]
  private let folded: [String: LocaleCode]
  private let byLanguage: [String: [TaggedLocalization]]

  /// Prepares a list; of ids that fold to the same code the first counts.
  init(_ list: LocalizationList, platform: Platform) {
    self.platform = platform
    ids = Dictionary(list.available.map { ($0, $0) }) { first, _ in first }
    first = list.available.first
    declaredDefault = list.declaredDefault
    folded = Dictionary(list.available.map { ($0.folded, $0) }) { first, _ in first }
    byLanguage = Dictionary(
      grouping: list.available.map { TaggedLocalization($0) },
      by: \.tag.presentLanguage
    )
  }

  /// The same list for another platform, which is not prepared anew.
  func on(_ platform: Platform) -> LocalizationIndex {
    var copy = self
    copy.platform = platform
    return copy
  }

  /// The default that can be used.
  var usableDefault: LocaleCode? { declaredDefault.flatMap(localization) }

  /// The localization that has exactly this id.
  ///
  /// From code: iOS compares as Swift does, by canonical equivalence, Android unit by unit; the two can
  /// differ only in letters outside ASCII.
  func localization(_ code: LocaleCode) -> LocaleCode? {
    guard let id = ids[code] else { return nil }
    switch platform {
    case .iOS: return id
    case .android: return id.rawValue.utf8.elementsEqual(code.rawValue.utf8) ? id : nil
    }
  }

  /// The localization whose id is this code after both are folded.
  func localization(foldedTo code: String) -> LocaleCode? {
    folded[code]
  }

  /// The localizations in the language of a tag, under any of its codes, in the order of the list.
  func localizations(in tag: LanguageTag) -> [TaggedLocalization] {
    tag.language.isEmpty ? [] : byLanguage[tag.presentLanguage] ?? []
  }
}
