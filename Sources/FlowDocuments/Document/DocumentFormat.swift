/// The kinds of file that can be opened, told from what is in them.
package enum DocumentFormat: Hashable, Sendable {
  /// A fallback file with its `meta.version`; nil when the file does not say.
  case fallback(version: Int?)

  /// A bare UI schema with its `format`; nil when it is missing or unreadable.
  case schema(FormatVersion?)

  /// No file, but a list of codes that a person named.
  case codes
}
