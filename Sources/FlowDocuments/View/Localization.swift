package import LocaleMatching

/// The strings and assets of one code.
package struct Localization: Sendable {
  /// The code that it is filed under.
  package let id: LocaleCode

  /// Its own right-to-left flag; nil when the file does not say, which is not the same as false.
  package let isRightToLeft: Bool?

  /// The locale that numbers are written for on iOS; nil when the file does not say.
  package let iOSLocaleID: String?

  /// The locale that numbers are written for on Android; nil when the file does not say.
  package let androidLocaleID: String?

  /// The strings in file order; each id stands once, with the text that came last.
  package let strings: [StringItem]

  /// The assets that replace general ones, by id.
  package let assets: AssetTable

  /// Creates a localization.
  package init(
    id: LocaleCode,
    isRightToLeft: Bool? = nil,
    iOSLocaleID: String? = nil,
    androidLocaleID: String? = nil,
    strings: [StringItem],
    assets: AssetTable = [:]
  ) {
    self.id = id
    self.isRightToLeft = isRightToLeft
    self.iOSLocaleID = iOSLocaleID
    self.androidLocaleID = androidLocaleID
    self.strings = strings
    self.assets = assets
    positions = Dictionary(strings.enumerated().map { ($0.element.id, $0.offset) }) { _, last in last }
  }

  /// The string of an id; nil when it defines none.
  package func string(_ id: String) -> StringItem? {
    positions[id].map { strings[$0] }
  }

  private let positions: [String: Int]
}
