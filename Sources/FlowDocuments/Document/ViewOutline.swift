package import LocaleMatching

/// What can be said of a view before it is decoded.
package struct ViewOutline: Sendable {
  /// Its `format`; nil when it is missing or unreadable.
  package let format: FormatVersion?

  /// The ids of its localizations in file order.
  package let localizations: [LocaleCode]

  /// The default that it declares.
  package let declaredDefault: LocaleCode?

  /// The view itself.
  package let json: JSONValue

  /// Where in the file the view stands.
  package let pointer: JSONPointer

  /// Whether its format is one that this program draws: 4.0 or later.
  package var isDrawable: Bool {
    guard let format, let oldest = FormatVersion("4") else { return false }
    return format >= oldest
  }

  /// Creates an outline.
  package init(
    format: FormatVersion?,
    localizations: [LocaleCode],
    declaredDefault: LocaleCode?,
    json: JSONValue,
    pointer: JSONPointer
  ) {
    self.format = format
    self.localizations = localizations
    self.declaredDefault = declaredDefault
    self.json = json
    self.pointer = pointer
  }
}
