extension JSONValue: ExpressibleByStringLiteral {
  /// A string that stands in the program's own text.
  package init(stringLiteral text: String) {
    self = .string(text)
  }
}
