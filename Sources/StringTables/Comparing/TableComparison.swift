/// In what the texts of a language differ from those of the reference.
package struct TableComparison: Hashable, Sendable {
  /// A text that takes other values than the reference does.
  package struct SpecifierDifference: Hashable, Sendable {
    /// The entry of the language.
    package let entry: StringTable.Entry
    /// The entry of the reference.
    package let reference: StringTable.Entry
    /// What is wrong, as a phrase: `takes %1$@, the reference takes %@ and %d`.
    package let reason: String
  }

  /// Entries of the reference that the language lacks.
  package let missing: [StringTable.Entry]

  /// Entries of the language that the reference lacks.
  package let extra: [StringTable.Entry]

  /// Entries without a text whose reference has one.
  package let empty: [StringTable.Entry]

  /// Entries whose text is that of the reference, letter by letter.
  package let identical: [StringTable.Entry]

  /// Entries that take other values than the reference does, or whose specifiers are damaged.
  package let differing: [SpecifierDifference]

  /// Keys that were written more than once with different texts.
  package let conflicting: [StringTable.Duplicate]

  /// Compares a language with the reference; both in the order of their files.
  package init(_ table: StringTable, with reference: StringTable) {
    let keys = table.keys
    missing = reference.keys.filter { table[$0] == nil }.compactMap { reference[$0] }
    extra = keys.filter { reference[$0] == nil }.compactMap { table[$0] }
    let pairs = keys.compactMap { key in
      table[key].flatMap { own in reference[key].map { (own: own, reference: $0) } }
    }
    empty = pairs.filter { $0.own.value.isEmpty && !$0.reference.value.isEmpty }.map(\.own)
    identical = pairs.filter { $0.own.value == $0.reference.value && !$0.own.value.isEmpty }.map(\.own)
    differing = pairs.filter { !$0.own.value.isEmpty }.compactMap { pair in
      FormatSpecifiers(pair.own.value).difference(from: FormatSpecifiers(pair.reference.value))
        .map { SpecifierDifference(entry: pair.own, reference: pair.reference, reason: $0) }
    }
    conflicting = table.duplicates.filter(\.isConflicting)
  }
}
