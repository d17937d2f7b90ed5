/// A list of localizations made ready for look-ups.
struct LocalizationIndex: Sendable {
  /// The first entry of the list.
  let first: LocaleCode?

  /// The default that can be used.
  let usableDefault: LocaleCode?

  /// The default that the flow declares.
  let declaredDefault: LocaleCode?

  private let ids: [LocaleCode: LocaleCode]
  private let folded: [String: LocaleCode]
  private let platform: Platform

  /// Prepares a list; of ids that fold to the same code the first counts.
  init(_ list: LocalizationList, platform: Platform) {
    let ids = Dictionary(list.available.map { ($0, $0) }) { first, _ in first }
    self.ids = ids
    self.platform = platform
    first = list.available.first
    declaredDefault = list.declaredDefault
    usableDefault = list.declaredDefault.flatMap { Self.find($0, in: ids, on: platform) }
    folded = Dictionary(list.available.map { ($0.folded, $0) }) { first, _ in first }
  }

  /// The localization that has exactly this id.
  ///
  /// From code: iOS compares as Swift does, by canonical equivalence, Android unit by unit; the two can
  /// differ only in letters outside ASCII.
  func localization(_ code: LocaleCode) -> LocaleCode? {
    Self.find(code, in: ids, on: platform)
  }

  /// The localization whose id is this code after both are folded.
  func localization(foldedTo code: String) -> LocaleCode? {
    folded[code]
  }

  private static func find(
    _ code: LocaleCode,
    in ids: [LocaleCode: LocaleCode],
    on platform: Platform
  ) -> LocaleCode? {
    guard let id = ids[code] else { return nil }
    switch platform {
    case .iOS: return id
    case .android: return id.rawValue.utf8.elementsEqual(code.rawValue.utf8) ? id : nil
    }
  }
}
