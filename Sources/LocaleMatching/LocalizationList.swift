/// What a rule chooses from: the localizations of one flow, in file order, and its declared default.
package struct LocalizationList: Equatable, Sendable {
  /// The ids of the localizations in the order of the file.
  package let available: [LocaleCode]

  /// The default that the flow declares, even when no localization carries that id.
  package let declaredDefault: LocaleCode?

  /// Creates a list; the declared default need not be in it.
  package init(available: [LocaleCode], declaredDefault: LocaleCode?) {
    self.available = available
    self.declaredDefault = declaredDefault
    usableDefault = declaredDefault.flatMap { available.contains($0) ? $0 : nil }
  }

  /// The default that can be used: the declared one if it is in the list, else none.
  ///
  /// From code: the SDK resolves it once while decoding, and an id that is not in the list silently
  /// means that there is no default.
  package let usableDefault: LocaleCode?
}
