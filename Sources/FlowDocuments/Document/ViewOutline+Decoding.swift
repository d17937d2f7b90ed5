import LocaleMatching

extension ViewOutline {
  /// Reads what is needed to list a view; nothing in it can fail.
  init(json: JSONValue, pointer: JSONPointer) {
    self.init(
      format: json["format"]?.string.flatMap { FormatVersion($0) },
      localizations: (json["localizations"]?.array ?? []).compactMap {
        $0["id"]?.string.map { LocaleCode($0) }
      },
      declaredDefault: json["default_localization"]?.string.map { LocaleCode($0) },
      json: json,
      pointer: pointer
    )
  }
}
