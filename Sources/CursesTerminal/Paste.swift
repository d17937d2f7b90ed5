/// Text that is being pasted.
struct Paste {
  /// What has come so far, as far as it is kept.
  private(set) var text = ""

  private var count = 0

  /// Scalars beyond this many are read and not kept: nothing here takes a text as long as that, and a whole
  /// disk image may be pasted by mistake.
  private static let longest = 1 << 20

  /// Adds a scalar.
  mutating func append(_ scalar: Unicode.Scalar) {
    guard count < Self.longest else { return }
    count += 1
    text.unicodeScalars.append(scalar)
  }
}
