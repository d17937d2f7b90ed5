import LocaleMatching
import PreviewModel

/// The names of the languages of localizations, each looked up once: that takes far longer than all else in a row.
struct LanguageNames: Sendable {
  private var known: [LocaleCode: [String]] = [:]

  /// The most names that are kept; those of more rows than this are never asked for.
  private static let most = 2000

  /// The names of a localization that has been looked up; none of any other.
  subscript(code: LocaleCode) -> [String] { known[code] ?? [] }

  /// Looks up the names of those rows that are localizations.
  mutating func learn(_ rows: some Sequence<PickerRow>) {
    for case .localization(let row) in rows where known[row.id] == nil {
      if known.count >= Self.most { known = [:] }
      known[row.id] = row.names
    }
  }
}
