public import LocaleMatching

/// What the picker tells of a localization.
public struct LocalizationRow: Equatable, Sendable {
  /// Its id.
  public let id: LocaleCode
  /// Whether it is the default that can be used.
  public let isDefault: Bool
  /// Whether its screens are laid out from right to left.
  public let isRightToLeft: Bool
  /// The strings that it defines with a text.
  public let own: Int
  /// The strings that it and the default define together.
  public let total: Int
}
