/// Where a shown string or asset comes from.
package enum Origin: String, CaseIterable, Sendable {
  /// The localization that was chosen.
  case own
  /// The default localization, since the chosen one lacks it.
  case `default`
  /// Nowhere: no localization in play defines it, so nothing is shown.
  case nowhere
}
