extension StringTable {
  /// A key that was written more than once.
  package struct Duplicate: Hashable, Sendable {
    /// The key.
    package let key: String

    /// Its entries in the order of the file, at least two; the last counts.
    package let entries: [Entry]

    /// Whether the entries disagree, so that a text is lost.
    package var isConflicting: Bool { Set(entries.map(\.value)).count > 1 }
  }

  /// The keys that were written more than once, in the order of their first entries.
  package var duplicates: [Duplicate] {
    guard count < entries.count else { return [] }
    let entries = Dictionary(grouping: entries, by: \.key)
    return keys.compactMap { key in
      guard let own = entries[key], own.count > 1 else { return nil }
      return Duplicate(key: key, entries: own)
    }
  }
}
