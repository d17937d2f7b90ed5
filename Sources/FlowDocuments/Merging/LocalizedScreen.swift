/// A screen with everything that it needs to be drawn in one language.
package struct LocalizedScreen: Sendable {
  /// The screen.
  package let screen: Screen

  /// The texts and assets to draw it with.
  package let localization: MergedLocalization

  /// The elements that `#name` and `reference` stand for.
  package let templates: [String: Element]

  /// Creates a localized screen.
  package init(screen: Screen, localization: MergedLocalization, templates: [String: Element]) {
    self.screen = screen
    self.localization = localization
    self.templates = templates
  }
}
