/// A picture that stands in a file as text.
package struct EmbeddedPicture: Sendable {
  /// Its bytes, in the encoding of RFC 4648.
  package let base64: String

  /// Where it stands in the file; two pictures of one file never share it.
  package let pointer: JSONPointer

  /// Creates a picture.
  package init(base64: String, pointer: JSONPointer) {
    self.base64 = base64
    self.pointer = pointer
  }
}

extension EmbeddedPicture: Hashable {
  /// Hashes its place alone: the text is long.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(pointer)
  }
}
