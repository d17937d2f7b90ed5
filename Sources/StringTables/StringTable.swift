package import FlowDocuments

/// The texts of one language: a `.strings` file, or one language of a catalog.
package struct StringTable: Hashable, Sendable {
  /// One key with its text, as it was written.
  package struct Entry: Hashable, Sendable {
    /// The key, with its escapes resolved.
    package let key: String

    /// The text, with its escapes resolved.
    package let value: String

    /// The line that the key stands in, counted from one; nil where the format has no lines.
    package let line: Int?

    /// Creates an entry.
    package init(key: String, value: String, line: Int? = nil) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  /// Every entry as it was written, in that order; a key that was written twice stands in it twice.
  package let entries: [Entry]

  /// What is worth telling about the file and does not stop it from being read.
  package let diagnostics: [Diagnostic]

  /// Where the entry of each key stands that counts.
  private let positions: [String: Int]

  /// Creates a table; of entries with the same key the last counts.
  ///
  /// From code: Core Foundation sets each entry into a dictionary as it reads it, without a word about one
  /// that it replaces.
  package init(_ entries: [Entry], diagnostics: [Diagnostic] = []) {
    self.entries = entries
    self.diagnostics = diagnostics
    positions = Dictionary(entries.enumerated().map { ($0.element.key, $0.offset) }) { $1 }
  }

  /// The entry of a key that counts; nil when the table lacks the key.
  package subscript(key: String) -> Entry? {
    positions[key].map { entries[$0] }
  }

  /// Every key once, in the order of its first entry.
  package var keys: [String] {
    var seen: Set<String> = []
    return entries.map(\.key).filter { seen.insert($0).inserted }
  }

  /// The number of different keys.
  package var count: Int { positions.count }
}
