/// Where a text may be broken into lines.
///
/// The seam for a fuller algorithm (UAX #14, dictionaries): whatever decides about break opportunities is
/// one function from clusters to answers.
public struct LineBreakRule: Sendable {
  /// For each cluster of a paragraph, whether a line may begin with it; the first one's answer is not read.
  public let opportunities: @Sendable (_ clusters: [Character]) -> [Bool]

  /// Creates a rule from its function.
  public init(_ opportunities: @escaping @Sendable (_ clusters: [Character]) -> [Bool]) {
    self.opportunities = opportunities
  }

  /// The built-in rule: looks at the two clusters around a place and what class each is of.
  ///
  /// A part of UAX #14: after spaces and hyphens, around ideographs except where Japanese and Chinese
  /// forbid it. Korean breaks at spaces only, as iOS does. Thai and Lao, which have no spaces between
  /// words, break before a vowel that is written first, since a syllable begins there.
  public static let simple = LineBreakRule { clusters in
    let classes = clusters.map(LineBreakClass.init)
    return clusters.indices.map { index in
      guard index > 0 else { return false }
      let before = classes[index - 1]
      guard before == .space else { return before.allowsBreak(before: classes[index]) }
      return classes[index].mayFollowBreakAfterSpace
    }
  }
}
