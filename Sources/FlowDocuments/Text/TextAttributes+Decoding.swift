import LocaleMatching

extension TextAttributes {
  /// Reads the attributes that an element or a piece of a string sets; all are optional.
  ///
  /// From code: Android has names of its own for the colours, which come first there.
  init(_ json: JSONValue?, on platform: Platform) {
    let isAndroid = platform == .android
    self.init(
      font: AssetReference(json?["font"]),
      size: json?["size"]?.double,
      color: AssetReference((isAndroid ? json?["text_color"] : nil) ?? json?["color"]),
      background: AssetReference((isAndroid ? json?["text_background"] : nil) ?? json?["background"]),
      tint: AssetReference(json?["tint"]),
      isStruck: json?["strike"]?.bool,
      isUnderlined: json?["underline"]?.bool
    )
  }
}
