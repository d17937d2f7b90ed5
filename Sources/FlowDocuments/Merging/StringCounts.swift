/// How complete a localization is, counted over its own ids and those of the default together.
package struct StringCounts: Hashable, Sendable {
  /// Strings that the chosen localization defines with a text.
  package let own: Int
  /// Strings that only the default defines.
  package let merged: Int
  /// Strings that the chosen localization defines with nothing in them; they hide the default.
  package let empty: Int
  /// Strings that a screen uses and that neither defines; not part of the total.
  package let missing: Int

  /// The ids of both localizations, each once.
  package var total: Int { own + merged + empty }

  /// Creates counts.
  package init(own: Int, merged: Int, empty: Int, missing: Int) {
    self.own = own
    self.merged = merged
    self.empty = empty
    self.missing = missing
  }
}
