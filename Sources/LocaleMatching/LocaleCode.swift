/// A code that an app passes or that a localization is filed under, in whatever spelling it came.
///
/// `pt_BR`, `pt-BR` and `pt-br` are three different codes: nothing here folds case or separators.
/// Equality is Swift's string equality, as in the iOS SDK, so two codes that differ only in Unicode
/// normalisation are equal; everything else counts character by character.
package struct LocaleCode: Hashable, Sendable {
  /// The spelling as it was given.
  package let rawValue: String

  /// Creates a code from its spelling, unchanged.
  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The fixed code that the SDK puts in place of one that was left out.
  ///
  /// From code: `AdaptyLocale("en")` on iOS, `DEFAULT_PLACEMENT_LOCALE` on Android.
  package static let english: LocaleCode = "en"
}

extension LocaleCode: ExpressibleByStringLiteral {
  /// Creates a code from a literal spelling.
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

extension LocaleCode: CustomStringConvertible {
  /// The spelling as it was given.
  package var description: String { rawValue }
}
