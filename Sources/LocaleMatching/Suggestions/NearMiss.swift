/// A localization that is close to a code that missed, and in what it differs.
package struct NearMiss: Hashable, Sendable {
  /// The id of the localization.
  package let id: LocaleCode

  /// In what the requested code differs from it, as a phrase: `differs by case and "_"`.
  package let reason: String

  /// Creates a near miss.
  package init(id: LocaleCode, reason: String) {
    self.id = id
    self.reason = reason
  }
}
