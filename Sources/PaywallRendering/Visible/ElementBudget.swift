/// How many elements of a screen are still drawn; templates inside each other can ask for any number.
struct ElementBudget {
  /// The most elements of a screen.
  static let mostElements = 40_000

  /// The most elements inside each other.
  static let mostDepth = 256

  private var count = 0

  /// Counts an element with so many around it; false when it is one too many.
  mutating func admits(depth: Int) -> Bool {
    count += 1
    return depth < Self.mostDepth && count <= Self.mostElements
  }
}
