/// A place where a screen uses a string.
package struct StringUse: Hashable, Sendable {
  /// The ids that the SDK looks up there, in order; the first that is defined is shown.
  package let candidates: [String]

  /// The suffix of a product's text, empty when it has none; nil for any other text.
  package let productSuffix: String?

  /// The screen.
  package let screen: String

  /// Where its element stands in the file.
  package let pointer: JSONPointer

  /// The tags that are given a value there.
  package let givenTags: Set<String>

  /// Creates a use.
  package init(
    candidates: [String],
    productSuffix: String? = nil,
    screen: String,
    pointer: JSONPointer,
    givenTags: Set<String> = []
  ) {
    self.candidates = candidates
    self.productSuffix = productSuffix
    self.screen = screen
    self.pointer = pointer
    self.givenTags = givenTags
  }
}
