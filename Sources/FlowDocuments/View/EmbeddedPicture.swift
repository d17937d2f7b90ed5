/// A picture that stands in a file as text.
public struct EmbeddedPicture: Sendable {
  /// Its bytes, in the encoding of RFC 4648.
  public let base64: String

  /// Where it stands in the file; two pictures of one file never share it.
  public let pointer: JSONPointer

  /// Creates a picture.
  public init(base64: String, pointer: JSONPointer) {
    self.base64 = base64
    self.pointer = pointer
  }
}

extension EmbeddedPicture: Hashable {
  /// Hashes its place alone: the text is long.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointer)
  }
}
