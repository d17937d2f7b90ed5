/// What decides the language of Global IM UIKit, besides the folders of the app.
package struct KitRequest: Hashable, Sendable {
  /// How the app chooses.
  package var rule: KitRule

  /// The language that the app has stored for the kit; nil when it follows the system.
  package var stored: LocaleCode?

  /// The languages that the person chose in the phone's settings, the most preferred first.
  package var languages: [LocaleCode]

  /// Creates a request.
  package init(rule: KitRule = .sample, stored: LocaleCode? = nil, languages: [LocaleCode] = []) {
    self.rule = rule
    self.stored = stored
    self.languages = languages
  }
}
