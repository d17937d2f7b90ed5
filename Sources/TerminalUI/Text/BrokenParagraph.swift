/// A paragraph and the lines that it was broken into.
struct BrokenParagraph: Sendable {
  /// The text before it was broken, whose letters decide together which way each line runs.
  let text: String

  /// The lines in logical order, from the first to the last, with the scalars of the text before each.
  let lines: [(line: StyledLine, start: Int)]
}
