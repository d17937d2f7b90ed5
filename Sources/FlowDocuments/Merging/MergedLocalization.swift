package import LocaleMatching

/// What a user reads: a localization with its gaps filled from the default, each string with its origin.
package struct MergedLocalization: Sendable {
  /// The way in which a screen is read.
  package enum Direction: String, Sendable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// The localization that was chosen; nil when there is none and every text is blank.
  package let id: LocaleCode?

  /// The default that fills the gaps; nil when there is none.
  package let defaultID: LocaleCode?

  /// The strings of both, by id.
  package let strings: MergedStrings

  /// The assets by id: the chosen localization's, else the default's, else the general ones.
  package let assets: MergedAssets

  /// The locale that numbers are written for; nil means the device's own.
  package let numberLocaleID: String?

  /// The base direction.
  package let direction: Direction

  /// Where the direction comes from; nowhere means that no flag is set and left to right is assumed.
  package let directionOrigin: Origin

  /// Creates a merged localization from its parts.
  package init(
    id: LocaleCode?,
    defaultID: LocaleCode?,
    strings: MergedStrings,
    assets: MergedAssets,
    numberLocaleID: String?,
    direction: Direction,
    directionOrigin: Origin
  ) {
    self.id = id
    self.defaultID = defaultID
    self.strings = strings
    self.assets = assets
    self.numberLocaleID = numberLocaleID
    self.direction = direction
    self.directionOrigin = directionOrigin
  }

  /// The ids in order: those of the default in file order, then those that only the chosen one has.
  package var stringIDs: [String] { strings.ids }

  /// The ids of the strings that come from the default, in order.
  package var mergedStringIDs: [String] { strings.inheritedIDs }
}
