import FlowDocuments

extension FormattedTextElement {
  /// The entry for a number: the one with the largest `from` that the number reaches, else the smallest.
  ///
  /// Only those count that `isUsable` says yes to; nil where there is none.
  func entry(for value: Double, where isUsable: (Entry) -> Bool) -> Entry? {
    let usable = entries.filter(isUsable)
    let reached = usable.filter { $0.from <= value }
    return reached.max { $0.from < $1.from } ?? usable.min { $0.from < $1.from }
  }
}
