extension TextAttributes {
  /// Reads the attributes that an element or a piece of a string sets; all are optional.
  init(_ json: JSONValue?) {
    self.init(
      font: AssetReference(json?["font"]),
      size: json?["size"]?.double,
      color: AssetReference(json?["color"]),
      background: AssetReference(json?["background"]),
      tint: AssetReference(json?["tint"]),
      isStruck: json?["strike"]?.bool,
      isUnderlined: json?["underline"]?.bool
    )
  }
}
