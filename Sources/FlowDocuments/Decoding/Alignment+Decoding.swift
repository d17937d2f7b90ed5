extension HorizontalAlignment {
  /// Reads an `h_align` or `align`; what is not known is the default.
  init(_ json: JSONValue?, default fallback: HorizontalAlignment = .center) {
    self = json?.string.flatMap { HorizontalAlignment(rawValue: $0) } ?? fallback
  }
}

extension VerticalAlignment {
  /// Reads a `v_align`; what is not known, such as the old `justified`, is the middle.
  init(_ json: JSONValue?) {
    self = json?.string.flatMap { VerticalAlignment(rawValue: $0) } ?? .center
  }
}
