/// The composition of Hangul syllables from their parts.
///
/// From The Unicode Standard, section 3.12: the syllables stand in the order of their leading consonant,
/// vowel and trailing consonant, so that a syllable is computed and not looked up.
enum HangulSyllable {
  private static let first: UInt32 = 0xAC00
  private static let leading: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let trailing: ClosedRange<UInt32> = 0x11A8...0x11C2
  private static let trailingCount: UInt32 = 28

  /// The scalars with each leading consonant, vowel and trailing consonant made one syllable.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      if let last = result.last, let syllable = syllable(last, scalar) {
        result[result.count - 1] = syllable
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  /// The syllable that two scalars in a row make; nil when they make none.
  private static func syllable(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Unicode.Scalar? {
    if leading.contains(before.value), vowels.contains(after.value) {
      let index =
        (before.value - leading.lowerBound) * UInt32(vowels.count) + (after.value - vowels.lowerBound)
      return Unicode.Scalar(first + index * trailingCount)
    }
    let isOpen = (first...0xD7A3).contains(before.value) && (before.value - first) % trailingCount == 0
    guard isOpen, trailing.contains(after.value) else { return nil }
    return Unicode.Scalar(before.value + 1 + after.value - trailing.lowerBound)
  }
}
