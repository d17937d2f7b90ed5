/// A place where a screen uses a string.
public struct StringUse: Hashable, Sendable {
  /// The ids that the SDK looks up there, in order; the first that is defined is shown.
  public let candidates: [String]

  /// The suffix of a product's text, empty when it has none; nil for any other text.
  public let productSuffix: String?

  /// The screen.
  public let screen: String

  /// Where its element stands in the file.
  public let pointer: JSONPointer

  /// Creates a use.
  public init(
    candidates: [String],
    productSuffix: String? = nil,
    screen: String,
    pointer: JSONPointer
  ) {
    self.candidates = candidates
    self.productSuffix = productSuffix
    self.screen = screen
    self.pointer = pointer
  }
}
