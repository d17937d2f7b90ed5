import FlowDocuments

extension FormattedTextElement {
  /// The entry for a number: the one with the largest `from` that the number reaches, else the smallest.
  func entry(for value: Double) -> Entry? {
    let reached = entries.filter { $0.from <= value }
    return reached.max { $0.from < $1.from } ?? entries.min { $0.from < $1.from }
  }
}
