/// The `format` of a UI schema, such as `4.4.1`, `5.0.0` or `5.0.0-draft`.
package struct FormatVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The spelling of the file.
  package let description: String

  private let parts: [Int]

  /// Reads up to three numbers divided by full stops; a suffix after a hyphen is kept but not compared.
  ///
  /// Nil when the text does not start with a number.
  package init?(_ text: String) {
    let numbers = text.prefix { $0 != "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let parts = numbers.map { Int($0) }
    guard !parts.isEmpty, parts.count <= 3 else { return nil }
    var known: [Int] = []
    for part in parts {
      guard let part else { return nil }
      known.append(part)
    }
    while known.count < 3 { known.append(0) }
    self.parts = known
    description = text
  }

  private init(parts: [Int], description: String) {
    self.parts = parts
    self.description = description
  }

  /// What there is where nothing states one; older than any.
  static let unstated = FormatVersion(parts: [0, 0, 0], description: "")

  /// Compares number by number.
  package static func < (left: FormatVersion, right: FormatVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
