package import LocaleMatching

/// A remote config: a text that the app reads, filed under a code that no SDK matches.
package struct RemoteConfig: Hashable, Sendable {
  /// The code that it is filed under.
  package let locale: LocaleCode

  /// The payload as it stands in the file; usually JSON, but nothing enforces it.
  package let data: String

  /// Creates a remote config.
  package init(locale: LocaleCode, data: String) {
    self.locale = locale
    self.data = data
  }
}
