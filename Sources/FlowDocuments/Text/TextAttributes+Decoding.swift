extension TextAttributes {
  /// Reads the attributes that an element or a piece of a string sets; all are optional.
  init(_ json: JSONValue?) {
    self.init(
      fontID: json?["font"]?.string,
      size: json?["size"]?.double,
      color: json?["color"]?.string,
      background: json?["background"]?.string,
      isStruck: json?["strike"]?.bool,
      isUnderlined: json?["underline"]?.bool
    )
  }
}
