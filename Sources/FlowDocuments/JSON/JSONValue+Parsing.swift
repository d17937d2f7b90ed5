extension JSONValue {
  /// Reads a JSON text in UTF-8.
  ///
  /// Throws the place and the reason when it is not one.
  package init(bytes: [UInt8]) throws(DocumentError) {
    self = try JSONText(bytes: bytes).value
  }
}
