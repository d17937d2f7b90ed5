/// A code that an app passes or that a localization is filed under, in whatever spelling it came.
///
/// `pt_BR`, `pt-BR` and `pt-br` are three different codes: nothing here folds case or separators.
/// Equality is Swift's string equality, as in the iOS SDK, so two codes that differ only in Unicode
/// normalisation are equal; everything else counts character by character.
public struct LocaleCode: Hashable, Sendable {
  /// The spelling as it was given.
  public let rawValue: String

  /// Creates a code from its spelling, unchanged.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The fixed code that the SDK puts in place of one that was left out.
  ///
  /// From code: `AdaptyLocale("en")` on iOS, `DEFAULT_PLACEMENT_LOCALE` on Android.
  public static let english: LocaleCode = "en"
}

extension LocaleCode: ExpressibleByStringLiteral {
  /// Creates a code from a literal spelling.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension LocaleCode: CustomStringConvertible {
  /// The spelling as it was given.
  public var description: String { rawValue }
}
