/// How the localization that a user gets was found.
package enum Outcome: String, CaseIterable, Sendable {
  /// The code itself is there.
  case exact

  /// Found only after lower-casing and turning `_` into `-`.
  case normalized

  /// Found by the part before the first hyphen.
  case language

  /// The code was omitted or empty, and the fixed `en` is there.
  case english

  /// Nothing matched: the default localization is shown.
  case `default`

  /// A remote config taken because it came first.
  case first

  /// Nothing matched and there is nothing to fall back to: every text is blank.
  case none
}
