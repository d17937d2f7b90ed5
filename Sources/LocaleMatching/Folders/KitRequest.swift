/// What decides the language of Global IM UIKit, besides the folders of the app.
public struct KitRequest: Hashable, Sendable {
  /// How the app chooses.
  public var rule: KitRule

  /// The language that the app has stored for the kit; nil when it follows the system.
  public var stored: LocaleCode?

  /// The languages that the person chose in the phone's settings, the most preferred first.
  public var languages: [LocaleCode]

  /// Creates a request.
  public init(rule: KitRule = .sample, stored: LocaleCode? = nil, languages: [LocaleCode] = []) {
    self.rule = rule
    self.stored = stored
    self.languages = languages
  }
}
