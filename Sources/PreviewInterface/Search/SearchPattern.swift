/// What is searched for.
struct SearchPattern {
  /// Whether case counts, which a capital letter asks for.
  let countsCase: Bool

  /// What is compared when case does not count.
  let folded: [UInt32]

  private let exact: [UInt32]

  /// Reads what a person typed.
  init(_ query: String) {
    countsCase = query.unicodeScalars.contains { $0.properties.isUppercase }
    (folded, exact) = (Self.fold(query, keepsCase: false), Self.fold(query, keepsCase: true))
  }

  /// Whether there is nothing to search for.
  var isEmpty: Bool { folded.isEmpty }

  /// The first place of it in a text, in whole characters; nil where it is not there.
  func range(in text: String) -> Range<String.Index>? {
    let pattern = countsCase ? exact : folded
    var folding = SearchFolding(keepsCase: countsCase)
    var scalars: [UInt32] = []
    var sources: [Int] = []
    folding.append(text, to: &scalars, sources: &sources)
    guard !pattern.isEmpty, let match = scalars.firstRange(of: pattern) else { return nil }
    let places = text.unicodeScalars
    let start = places.index(places.startIndex, offsetBy: sources[match.lowerBound])
    let last = places.index(places.startIndex, offsetBy: sources[match.upperBound - 1])
    let characters = text.indices
    guard let first = characters.last(where: { $0 <= start }),
      let end = characters.last(where: { $0 <= last })
    else { return nil }
    return first..<text.index(after: end)
  }

  private static func fold(_ query: String, keepsCase: Bool) -> [UInt32] {
    var folding = SearchFolding(keepsCase: keepsCase)
    var scalars: [UInt32] = []
    folding.append(query, to: &scalars)
    return scalars
  }
}
