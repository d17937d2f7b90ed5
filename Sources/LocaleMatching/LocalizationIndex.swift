/// A list of localizations made ready for look-ups.
struct LocalizationIndex: Sendable {
  /// The first entry of the list.
  let first: LocaleCode?

  /// The default that can be used.
  let usableDefault: LocaleCode?

  /// The default that the flow declares.
  let declaredDefault: LocaleCode?

  private let ids: Set<LocaleCode>
  private let folded: [String: LocaleCode]

  /// Prepares a list; of ids that fold to the same code the first counts.
  init(_ list: LocalizationList) {
    first = list.available.first
    declaredDefault = list.declaredDefault
    ids = Set(list.available)
    usableDefault = list.declaredDefault.flatMap { [ids] in ids.contains($0) ? $0 : nil }
    folded = Dictionary(list.available.map { ($0.folded, $0) }) { first, _ in first }
  }

  /// Whether a localization has exactly this id.
  func contains(_ code: LocaleCode) -> Bool {
    ids.contains(code)
  }

  /// The localization whose id is this code after both are folded.
  func localization(foldedTo code: String) -> LocaleCode? {
    folded[code]
  }
}
