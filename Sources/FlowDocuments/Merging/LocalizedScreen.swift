/// A screen with everything that it needs to be drawn in one language.
public struct LocalizedScreen: Sendable {
  /// The screen.
  public let screen: Screen

  /// The texts and assets to draw it with.
  public let localization: MergedLocalization

  /// The elements that `#name` and `reference` stand for.
  public let templates: [String: Element]

  /// Creates a localized screen.
  public init(screen: Screen, localization: MergedLocalization, templates: [String: Element]) {
    self.screen = screen
    self.localization = localization
    self.templates = templates
  }
}
