/// A localization that is close to a code that missed, and in what it differs.
public struct NearMiss: Hashable, Sendable {
  /// The id of the localization.
  public let id: LocaleCode

  /// In what the requested code differs from it, as a phrase: `differs by case and "_"`.
  public let reason: String

  /// Creates a near miss.
  public init(id: LocaleCode, reason: String) {
    self.id = id
    self.reason = reason
  }
}
